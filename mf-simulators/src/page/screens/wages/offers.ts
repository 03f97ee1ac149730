import { cents } from 'shared-lib/rules/money/cents'
import { formatBriefEuro } from 'shared-lib/rules/money/euro'
import type { WagesAnswer } from '../../../calculators/wages.calculator'

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
  amount === undefined ? 'desconhecido' : formatBriefEuro(cents(amount))

const sign = (amount: number) => (amount > 0 ? '+' : amount < 0 ? '\u2212' : '')

/** A difference: `+12 €`, `−12,50 €`, `0 €`. */
export const signed = (amount: number, format = formatBriefEuro): string =>
  sign(amount) + format(cents(Math.abs(amount)))
