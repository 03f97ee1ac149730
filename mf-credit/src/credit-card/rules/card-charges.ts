import { consumerChargesStampDuty } from 'shared-lib/rules/credit/parameters/consumer-credit-rules'
import { tryValueOn } from 'shared-lib/rules/dated/dated-parameter'
import type { IsoDate } from 'shared-lib/rules/dates/iso-date'
import { type Cents, sumCents, timesCents } from 'shared-lib/rules/money/cents'
import { cardStampDutyOnUse } from '../data/parameters/card-rules'

/** Stamp duties of a day, fractions. */
export interface CardDuties {
  /** On interest and fees. */
  readonly onCharges: number
  /** On the balance, for each month. */
  readonly onUse: number
}

/** `undefined` for days whose duties are not known. */
export function cardDutiesOn(day: IsoDate): CardDuties | undefined {
  const onCharges = tryValueOn(consumerChargesStampDuty, day)
  const onUse = tryValueOn(cardStampDutyOnUse, day)
  return onCharges === undefined || onUse === undefined ? undefined : { onCharges, onUse }
}

/** Rates of owing: the contract's nominal yearly rate (TAN), a fraction, and the duties. */
export interface CardRates extends CardDuties {
  readonly tan: number
}

export interface Charges {
  readonly interest: Cents
  readonly dutyOnInterest: Cents
  readonly dutyOnUse: Cents
}

/** Charges of a month on a balance: a twelfth of the rate and the duties, each rounded to the cent, halves up. */
export function chargesOf(balance: Cents, { tan, onCharges, onUse }: CardRates): Charges {
  const interest = timesCents(balance, tan / 12)
  return {
    interest,
    dutyOnInterest: timesCents(interest, onCharges),
    dutyOnUse: timesCents(balance, onUse),
  }
}

export const sumOf = ({ interest, dutyOnInterest, dutyOnUse }: Charges): Cents =>
  sumCents(interest, dutyOnInterest, dutyOnUse)

/** The charges of several months, kind by kind. */
export const totalCharges = (all: readonly Charges[]): Charges => ({
  interest: sumCents(...all.map(({ interest }) => interest)),
  dutyOnInterest: sumCents(...all.map(({ dutyOnInterest }) => dutyOnInterest)),
  dutyOnUse: sumCents(...all.map(({ dutyOnUse }) => dutyOnUse)),
})

/** The yearly rate with which a debt grows while nothing is paid: rate, duty on it and duty on use; a fraction. */
export const allInRate = ({ tan, onCharges, onUse }: CardRates): number => tan * (1 + onCharges) + 12 * onUse
