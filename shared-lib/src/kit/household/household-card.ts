import { isRecord } from '../../contract/is-record'
import { daysBetween } from '../../rules/dates/calendar'
import { isIsoDate, toIsoDate } from '../../rules/dates/iso-date'
import { attempt } from './attempt'
import { cardEntry, type EntryName } from './card-entries'

/** One remembered answer. */
export interface KeptEntry {
  /** An `EntryName`, or a name of a newer version of the card. */
  readonly name: string
  readonly text: string
  /** Title of the page of the answer, e.g. `Simulação de energia`. */
  readonly source: string
  /** ISO date of the answer. */
  readonly on: string
}

interface HouseholdCard {
  /** False: the visitor asked that nothing be kept. */
  readonly keep: boolean
  /** The visitor agreed that personal entries be kept: without it none is written, and none is read. */
  readonly personal: boolean
  readonly entries: readonly KeptEntry[]
}

/** Its key in `localStorage`. */
export const cardKey = 'qp:household'

type Origin = Pick<KeptEntry, 'source' | 'on'>

const version = 1
const longest = 200
const empty: HouseholdCard = { keep: true, personal: false, entries: [] }

/** Days that an answer is kept, about a person and about a home. */
export const keptDays = { personal: 90, home: 365 } as const

const isPersonal = (name: string) => cardEntry(name)?.personal === true

const isOver = ({ name, on }: KeptEntry, today: string) =>
  daysBetween(toIsoDate(on), toIsoDate(today)) > keptDays[isPersonal(name) ? 'personal' : 'home']

const isText = (value: unknown): value is string =>
  typeof value === 'string' && value !== '' && value.length <= longest

const stored = (): unknown =>
  attempt(() => JSON.parse(localStorage.getItem(cardKey) ?? 'null') as unknown, undefined)

/** Kept by a newer version, where the visitor may have asked that nothing be kept: not read and not written over. */
const isNewer = (value: unknown) =>
  isRecord(value) && typeof value.version === 'number' && value.version > version

/** Untrusted: any script of a page may write to its storage. An invalid entry is left out. */
function readEntry([name, value]: [string, unknown]): KeptEntry[] {
  if (!isRecord(value) || !isText(value.text) || !isText(value.source) || !isIsoDate(value.on)) return []
  const entry = cardEntry(name)
  const text = entry ? entry.read(value.text) : value.text
  return text === undefined ? [] : [{ name, text, source: value.source, on: value.on }]
}

/** The card of this device. Browser only, after the first render. Never throws. */
export function readCard(): HouseholdCard {
  const value = stored()
  if (!isRecord(value) || value.version !== version) return isNewer(value) ? { ...empty, keep: false } : empty
  const personal = value.personal === true
  const entries = isRecord(value.entries) ? Object.entries(value.entries).flatMap(readEntry) : []
  return {
    keep: value.keep !== false,
    personal,
    entries: entries.filter(({ name }) => personal || !isPersonal(name)),
  }
}

/** The same, once expired entries are erased. `today`: the page's. */
export function readCardOn(today: string): HouseholdCard {
  const card = readCard()
  const entries = card.entries.filter((entry) => !isOver(entry, today))
  if (entries.length < card.entries.length) write({ ...card, entries })
  return { ...card, entries }
}

function write({ keep, personal, entries }: HouseholdCard) {
  if (isNewer(stored())) return
  const kept = entries.map(({ name, ...entry }) => [name, entry])
  const value = keep
    ? { version, ...(personal && { personal }), entries: Object.fromEntries(kept) }
    : { version, keep }
  attempt(() => localStorage.setItem(cardKey, JSON.stringify(value)), undefined)
}

/** Remembers an answer, unless it is empty, keeping is off, or it is personal and the visitor did not agree to that. */
export function rememberEntry(name: EntryName, answer: string, { source, on }: Origin): void {
  const card = readCardOn(on)
  const entry = cardEntry(name)
  const text = entry?.read(answer)
  if (!card.keep || !entry || text === undefined || (entry.personal && !card.personal)) return
  const before = card.entries.find((one) => one.name === name)
  if (entry.refines && before?.text.startsWith(text)) return
  const others = card.entries.filter((one) => one !== before)
  write({ ...card, entries: [...others, { name, text, source, on }] })
}

export function eraseEntry(name: string): void {
  const card = readCard()
  write({ ...card, entries: card.entries.filter((one) => one.name !== name) })
}

/** `false` asks that nothing be kept from now on: only that wish stays. Either way everything kept so far is erased. */
export function setKeeping(keep: boolean): void {
  attempt(() => localStorage.removeItem(cardKey), undefined)
  if (!keep) write({ ...empty, keep })
}

/** Agrees to personal entries being kept, or takes that back and erases them. */
export function allowPersonal(personal: boolean): void {
  const card = readCard()
  if (!card.keep) return
  const entries = card.entries.filter(({ name }) => personal || !isPersonal(name))
  if (personal || entries.length > 0) write({ ...card, personal, entries })
  else attempt(() => localStorage.removeItem(cardKey), undefined)
}

/** Erases every entry of every form; the choice to keep nothing stays. */
export const eraseCard = (): void => setKeeping(readCard().keep)
