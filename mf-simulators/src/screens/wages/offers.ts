import { cents } from 'shared-lib/money/cents'
import { formatEuro } from 'shared-lib/money/euro'
import type { WagesAnswer } from '../../calculators/wages.calculator'

export type Which = 'first' | 'second'
export type Offer = WagesAnswer[Which]

/** As in `a primeira proposta`. */
export const offerNames: Readonly<Record<Which, string>> = {
  first: 'Primeira proposta',
  second: 'Segunda proposta',
}

export const shortNames: Readonly<Record<Which, string>> = { first: 'primeira', second: 'segunda' }

export const whichOffers: readonly Which[] = ['first', 'second']

/** Euros, or that they are not known. */
export const known = (amount: number | undefined): string =>
  amount === undefined ? 'desconhecido' : formatEuro(cents(amount))

const sign = (amount: number) => (amount > 0 ? '+' : amount < 0 ? '\u2212' : '')

/** A difference: `+12,00 €`, `−12,00 €`, `0,00 €`. */
export const signed = (amount: number): string => sign(amount) + formatEuro(cents(Math.abs(amount)))

/** A deduction stands with a minus. */
export const taken = (amount: number): string =>
  (amount < 0 ? '\u2212' : '') + formatEuro(cents(Math.abs(amount)))
