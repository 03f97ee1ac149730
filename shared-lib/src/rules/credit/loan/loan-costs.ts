import { cents, sumCents, timesCents } from '../../money/cents'
import { type LeftOut, leftOutOf } from '../left-out'
import type { Instalment, Loan } from '../repayment-plan'
import { totalCost } from '../total-cost'
import type { LoanInput } from './loan-outcome'
import { dutyOnUse } from './loan-rules'

/** The loan as its plan takes it; `duty` is the stamp duty on interest, a fraction. */
export const loanOf = (
  {
    wantToBorrowBase,
    wantToBorrowTime,
    tan,
  }: Pick<LoanInput, 'wantToBorrowBase' | 'wantToBorrowTime' | 'tan'>,
  duty: number,
): Loan => ({
  capital: wantToBorrowBase,
  months: wantToBorrowTime,
  rates: [{ fromInstalment: 1, annualRate: tan }],
  interestLevy: duty,
})

export const loanLeftOut = ({ monthlyInsurance, openingFee, monthlyFee }: LoanInput): LeftOut[] =>
  leftOutOf({ insurance: monthlyInsurance, fees: openingFee + monthlyFee })

/** Charges by month and at the start. `undefined` members: the stamp duty on use is not known. */
export function costsOf(input: LoanInput, plan: readonly Instalment[], duty: number) {
  const { wantToBorrowBase: amount, openingFee, monthlyFee, monthlyInsurance, isInsuranceRequired } = input
  const onUse = dutyOnUse(input)
  const stampDutyOnUse = onUse === undefined ? undefined : timesCents(amount, onUse)
  const onOpening = timesCents(openingFee, duty)
  const onMonthlyFee = timesCents(monthlyFee, duty)
  const stampDutyOnFees = sumCents(onOpening, cents(onMonthlyFee * plan.length))
  const stampDutyOnInterest = sumCents(...plan.map(({ levy }) => levy))
  const required = isInsuranceRequired ? monthlyInsurance : cents(0)
  const monthly = plan.map(({ instalment }) => sumCents(instalment, monthlyFee, onMonthlyFee, required))
  const known =
    stampDutyOnUse === undefined
      ? undefined
      : {
          upfrontCosts: sumCents(stampDutyOnUse, openingFee, onOpening),
          taxes: sumCents(stampDutyOnUse, stampDutyOnInterest, stampDutyOnFees),
        }
  return {
    stampDutyOnUse,
    stampDutyOnInterest,
    stampDutyOnFees,
    fees: cents(openingFee + monthlyFee * plan.length),
    requiredInsurance: cents(required * plan.length),
    monthlyPayment: sumCents(plan[0]?.instalment ?? cents(0), monthlyFee, onMonthlyFee, monthlyInsurance),
    ...known,
    ...(known && totalCost(amount, known.upfrontCosts, monthly)),
  }
}
