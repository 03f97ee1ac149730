import { formatDatePt } from '../../rules/dates/format-date'
import { isIsoDate } from '../../rules/dates/iso-date'
import { cents } from '../../rules/money/cents'
import { formatBriefEuro } from '../../rules/money/euro'
import { normalPostalCode } from '../../rules/validation/rules/postal-code'
import { employment } from './employment'

/** One thing that several funnels ask about the same household. */
export interface CardEntry {
  readonly label: string
  /** About a person rather than a home: shared only by steps whose answers stay out of every address. */
  readonly personal?: true
  /** Untrusted text → the text that is kept; undefined when it is no such answer. */
  read(text: string): string | undefined
  /** A kept text as a person reads it. */
  show(text: string): string
  /** A text that begins with the new one is more exact and stays, e.g. a whole postal code against four digits. */
  readonly refines?: true
}

const own = (text: string) => text

export const cardEntries = {
  /** `1000` or `1000-001`. */
  postalCode: {
    label: 'Código postal',
    read: (text) => /^[1-9]\d{3}(-\d{3})?$/.exec(normalPostalCode(text))?.[0],
    show: own,
    refines: true,
  },
  /** `1` to `6`; 6 means six or more. */
  inhabitants: {
    label: 'Pessoas na casa',
    read: (text) => /^[1-6]$/.exec(text)?.[0],
    show: (text) => (text === '1' ? '1 pessoa' : text === '6' ? '6 ou mais pessoas' : `${text} pessoas`),
  },
  /** Official name. */
  municipality: {
    label: 'Concelho',
    read: (text) => /^\p{Lu}[\p{L}\s'.-]{2,60}$/u.exec(text.trim())?.[0],
    show: own,
  },
  /** A code of `employment`. */
  employmentStatus: {
    label: 'Situação profissional',
    read: (text) => (Object.hasOwn(employment, text) ? text : undefined),
    show: (text) => employment[text as keyof typeof employment],
  },
  /** `YYYY-MM-DD`. */
  birthDate: {
    label: 'Data de nascimento',
    personal: true,
    read: (text) => (isIsoDate(text) ? text : undefined),
    show: (text) => (isIsoDate(text) ? formatDatePt(text) : text),
  },
  /** Euro cents a month, after tax. */
  netMonthlyIncome: {
    label: 'Rendimento líquido por mês',
    personal: true,
    read: (text) => /^\d{1,9}$/.exec(text)?.[0],
    show: (text) => formatBriefEuro(cents(Number(text))),
  },
} as const satisfies Readonly<Record<string, CardEntry>>

export type EntryName = keyof typeof cardEntries

/** Undefined for a name of a newer version of the card. */
export const cardEntry = (name: string): CardEntry | undefined =>
  Object.hasOwn(cardEntries, name) ? cardEntries[name as EntryName] : undefined
