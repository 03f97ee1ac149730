import { annuityFactor } from 'shared-lib/rules/credit/annuity'
import type { IsoDate } from 'shared-lib/rules/dates/iso-date'
import { type Cents, cents, roundHalfUpToCent, sumCents, timesCents } from 'shared-lib/rules/money/cents'
import { dutiesOn } from './duties'

/** A loan without fees whose TAEG is given. */
interface AtTaeg {
  readonly instalment: Cents
  readonly stampDutyOnUse: Cents
  readonly mtic: Cents
  readonly cost: Cents
  /** Nominal rate that comes to this TAEG when nothing but taxes is added. `undefined` where it would be below zero. */
  readonly tan: number | undefined
}

interface AtTaegInput {
  readonly amount: Cents
  readonly months: number
  /** Fraction. */
  readonly taeg: number
  readonly on: IsoDate
}

/** The TAN whose instalment of one euro, tax on interest included, is this one. */
function tanOf(factor: number, months: number, duty: number): number | undefined {
  if (factor < 1 / months) return undefined
  let [low, high] = [0, 10]
  for (let step = 0; step < 100; step += 1) {
    const middle = (low + high) / 2
    if (annuityFactor(middle * (1 + duty), months) > factor) high = middle
    else low = middle
  }
  return (low + high) / 2
}

/**
 * Cost of a loan of this TAEG, by month and in all, stamp duty paid on the first day and no fee: at the ceiling of the
 * quarter, the largest instalment that the law allows. `undefined` on days whose stamp duty is not known.
 */
export function loanAtTaeg({ amount, months, taeg, on }: AtTaegInput): AtTaeg | undefined {
  const duties = dutiesOn(on, months)
  if (!duties) return undefined
  const stampDutyOnUse = timesCents(amount, duties.use)
  const monthlyRate = Math.expm1(Math.log1p(taeg) / 12)
  const factor = annuityFactor(monthlyRate * 12, months)
  const exact = (amount - stampDutyOnUse) * factor
  const instalment = timesCents(cents(amount - stampDutyOnUse), factor)
  // The last instalment takes what rounding left.
  const mtic = sumCents(stampDutyOnUse, roundHalfUpToCent((exact * months) / 100))
  return {
    instalment,
    stampDutyOnUse,
    mtic,
    cost: cents(mtic - amount),
    tan: tanOf(exact / amount, months, duties.charges),
  }
}
