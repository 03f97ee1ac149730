import { percentText, withMinus } from '../../rules/figures/figure-text'
import { cents } from '../../rules/money/cents'
import { formatBriefEuro, formatEuro, formatWholeEuro } from '../../rules/money/euro'
import type { Amount, Row } from './row'

/** The answer of a results page in one sentence: `Poupas 171 € por ano`. */
export interface Verdict {
  readonly text: string
  readonly tone: 'good' | 'stay' | 'bad'
}

interface RulerMark {
  readonly role: 'typical' | 'best' | 'limit'
  /** At most 16 characters: two of them fit under the ruler of the narrowest phone, or three short ones. */
  readonly label: string
  readonly value: number
}

/** A product's comparison with the visitor's own price: one value for each of its results pages. */
export interface RulerDeclaration {
  readonly verdict: Verdict
  /** What the verdict was counted with, where the visitor gave nothing: `Contámos a tarifa regulada.` */
  readonly note?: string | undefined
  /** Of all values: cents, or a fraction of 1. */
  readonly unit: 'cents' | 'ratio'
  /** Written after every amount: `744 €/ano`. */
  readonly period?: Amount['period']
  /** What one value is: `Custo de um ano`. */
  readonly measure: string
  readonly today: {
    /** Missing: the typical value takes its place on the ruler. */
    readonly value: number | undefined
    /** Name of the mark, `Tu hoje` unless given, and the question that replaces it while the value is missing. */
    readonly label?: string
    readonly ask: string
    /** Where its one field is: the id of a `Sheet` on the page, or an address. */
    readonly edit: { readonly sheet: string } | { readonly href: string }
  }
  /** At most two, or three of one word each. The first typical one takes the place of a missing current value. */
  readonly marks: readonly RulerMark[]
  /** Company and amount; missing where a product has no offers. */
  readonly offer?: Pick<Row, 'provider' | 'title' | 'main'> | undefined
  readonly action: { readonly words: string; readonly href: string; readonly kind: 'main' | 'plain' }
  /** Age of the prices or of the figures. */
  readonly age: string
}

/** An amount with its period, without cents from 1.000 € on: `47,80 €/mês`. */
export const briefAmount = ({ cents: amount, period }: Amount): string =>
  withMinus(formatBriefEuro(cents(Math.round(amount)))) + (period ? `/${period}` : '')

/** A value as a mark shows it: `744,40 €/ano`, `1.745 €`, `11,2 %`. */
export const rulerText = (
  value: number,
  { unit, period }: Pick<RulerDeclaration, 'unit' | 'period'>,
): string =>
  unit === 'ratio' ? percentText(value, 1) : briefAmount({ cents: value, ...(period && { period }) })

/** Whole euros, and cents below one. */
const roughEuro = (amount: number) =>
  (Math.abs(amount) < 100 ? formatEuro : formatWholeEuro)(cents(Math.round(Math.abs(amount))))

/** A change of cost or of gain as a row shows it: `−8 €/mês`, `−0,42 €/mês`; undefined without a change. */
export const differenceText = (change: Amount): string | undefined =>
  Math.round(change.cents) === 0
    ? undefined
    : `${change.cents < 0 ? '\u2212' : '+'}${roughEuro(change.cents)}${change.period ? `/${change.period}` : ''}`

/** What an offer takes off a cost, as a request for it repeats that: a visitor does not ask to pay more. */
export const savingText = (change: Amount): string | undefined =>
  change.cents < 0 ? differenceText(change) : undefined

/** Less than a euro is no reason to change. */
export const leastCents = 100

interface Compared {
  /** Cents of today, or of the typical value in its place. */
  readonly today: number
  readonly best: number
  /** `por ano`, `por mês`, `em 12 meses`. */
  readonly over: string
  /** The amounts are gains instead of costs. */
  readonly isGain?: boolean
  /** The typical value with its article, `a tarifa regulada`, where the visitor gave no current value. */
  readonly typical?: string | undefined
}

/** Whether changing is worth it: `Poupas 171 € por ano`, `Já estás bem: não mudes`. */
export function savingVerdict({ today, best, over, isGain = false, typical }: Compared): Verdict {
  const gained = isGain ? best - today : today - best
  if (gained >= leastCents) {
    const amount = formatWholeEuro(cents(Math.round(gained)))
    return { tone: 'good', text: `${isGain ? 'Ganhas mais' : 'Poupas'} ${amount} ${over}` }
  }
  if (typical === undefined) return { tone: 'stay', text: 'Já estás bem: não mudes' }
  return {
    tone: 'stay',
    text: isGain ? `Nada rende mais do que ${typical}` : `Não há mais barato do que ${typical}`,
  }
}
