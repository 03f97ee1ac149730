import { isRecord } from '../../contract/is-record'
import { normalDate, parseDate } from '../../rules/dates/date-formats'
import { type IsoDate, isIsoDate } from '../../rules/dates/iso-date'
import { attempt } from '../household/attempt'
import { readCard } from '../household/household-card'
import { bookKey, isOver } from '../notebook/book-key'
import {
  carInsurance,
  creditCard,
  homeLoan,
  notebookPath,
  personalLoan,
  telecom,
  termDeposit,
} from './products'
import { type Judgement, judgements } from './verdict'

/** A proposal that a visitor kept on this device: figures and a verdict, nothing about a person. */
export interface KeptProposal {
  /** Its page, with its figures: two with the same address are one. */
  readonly href: string
  readonly title: string
  readonly verdict: Judgement
  readonly sentence: string
  /** ISO date on which it was kept. */
  readonly on: string
  /** Last day on which it can be taken, ISO. */
  readonly until?: string | undefined
}

/** Product and first figure of its form, its price, by which a person recognises it. */
export function nameOf({ title, href }: KeptProposal): string {
  const [[, price] = []] = new URLSearchParams(href.split('?')[1])
  return price ? `${title}, ${price} €` : title
}

/** The page with all kept proposals. */
export const folderPath = '/a-minha-pasta'

const key = 'qp:proposals'
const most = 20

const stored = (name: string): unknown =>
  attempt(() => JSON.parse(localStorage.getItem(name) ?? 'null') as unknown, undefined)

const isKept = (value: unknown): value is KeptProposal =>
  isRecord(value) &&
  (['href', 'title', 'sentence'] as const).every((name) => typeof value[name] === 'string') &&
  String(value.href).startsWith('/') &&
  !String(value.href).startsWith('//') &&
  judgements.some((one) => one === value.verdict) &&
  isIsoDate(value.on) &&
  (value.until === undefined || isIsoDate(value.until))

/** Kept proposals, newest first, without expired ones. Browser only. Never throws. */
export function readFolder(today: string): readonly KeptProposal[] {
  const kept = stored(key)
  return Array.isArray(kept) ? kept.filter((one) => isKept(one) && !isOver(one.on, today)).slice(0, most) : []
}

/** Keeps these and no others. False where the device refuses, or the visitor asked that nothing be kept. */
export function writeFolder(proposals: readonly KeptProposal[]): boolean {
  if (proposals.length > 0 && !readCard().keep) return false
  return attempt(() => {
    if (proposals.length === 0) localStorage.removeItem(key)
    else localStorage.setItem(key, JSON.stringify(proposals.slice(0, most)))
    return true
  }, false)
}

export const keepProposal = (added: KeptProposal, today: string): boolean =>
  writeFolder([added, ...readFolder(today).filter(({ href }) => href !== added.href)])

/** Products that may have a notebook on the device. */
const products = [personalLoan, homeLoan, telecom, carInsurance, creditCard, termDeposit]

export interface NotebookEntry {
  readonly title: string
  readonly href: string
  readonly name: string
  readonly until?: IsoDate | undefined
}

/** Proposals of all notebooks whose time is not over, by the name of the company. Browser only. Never throws. */
export const readNotebooks = (today: string): readonly NotebookEntry[] =>
  products.flatMap((product) => {
    const { title, until } = product
    const book = stored(bookKey(product.name))
    if (!isRecord(book) || !Array.isArray(book.proposals) || isOver(book.on, today)) return []
    return book.proposals.filter(isRecord).flatMap(({ name, texts }) => {
      if (typeof name !== 'string') return []
      const day = isRecord(texts) ? String(texts[until] ?? '') : ''
      return [{ title, href: notebookPath(product), name, until: parseDate(normalDate(day), 'DD/MM/YYYY') }]
    })
  })

/** Erases the folder and every notebook of this device. */
export function eraseProposals(): void {
  for (const { name } of products) attempt(() => localStorage.removeItem(bookKey(name)), undefined)
  writeFolder([])
}
