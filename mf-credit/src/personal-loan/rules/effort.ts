import { type Effort, effortOf } from 'shared-lib/rules/credit/effort'
import { chargesDuty } from 'shared-lib/rules/credit/loan/loan-rules'
import type { IsoDate } from 'shared-lib/rules/dates/iso-date'
import { type Cents, cents } from 'shared-lib/rules/money/cents'

export interface Household {
  /** Net, of all who ask together, a month. */
  readonly income: Cents
  /** Instalments of other loans, a month. */
  readonly otherInstalments: Cents
  /** Completed years of the oldest. */
  readonly age?: number | undefined
  readonly isRetired?: boolean | undefined
}

interface Tested {
  readonly amount: Cents
  readonly months: number
  readonly tan: number
  readonly rateType: 'fixed' | 'variable'
  readonly on: IsoDate
}

/** Share of the income that instalments take, and what could be lent. `undefined` where limit, shock or tax of the day are not known. */
export function loanEffort(loan: Tested, household: Household): Effort | undefined {
  const duty = chargesDuty(loan.on)
  if (duty === undefined) return undefined
  const { amount, months, tan, rateType, on } = loan
  const { income, otherInstalments, age, isRetired = false } = household
  return effortOf(
    amount,
    { kind: rateType, months, rate: tan, interestLevy: duty },
    { on, income, otherInstalments, age, isRetired },
  )
}

/** The largest instalment and loan that an income carries. */
export const largestLoan = (loan: Omit<Tested, 'amount'>, household: Household): Effort | undefined =>
  loanEffort({ ...loan, amount: cents(0) }, household)

/** The fewest months whose instalment is not above `most`; `undefined` where none up to `longest` is. */
export function shortestTerm(
  instalmentOver: (months: number) => Cents | undefined,
  most: Cents,
  longest: number,
): number | undefined {
  for (let months = 1; months <= longest; months += 1) {
    const instalment = instalmentOver(months)
    if (instalment !== undefined && instalment <= most) return months
  }
  return undefined
}
