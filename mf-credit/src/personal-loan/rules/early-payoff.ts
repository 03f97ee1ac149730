import { type EarlyRepayment, earlyRepayment } from 'shared-lib/rules/credit/early-repayment'
import { consumerEarlyRepaymentFee } from 'shared-lib/rules/credit/parameters/consumer-credit-rules'
import type { ExtraRepayment } from 'shared-lib/rules/credit/repayment-plan'
import { tryValueOn } from 'shared-lib/rules/dated/dated-parameter'
import type { IsoDate } from 'shared-lib/rules/dates/iso-date'
import { type Cents, cents, sumCents, timesCents } from 'shared-lib/rules/money/cents'
import { dutiesOn } from './duties'
import { planOf } from './loan-cost'

interface PayoffInput {
  readonly amount: Cents
  readonly months: number
  /** Fraction. */
  readonly tan: number
  readonly rateType: 'fixed' | 'variable'
  /** All that is owed is paid after this instalment. */
  readonly afterInstalment: number
  /** Day of the contract. */
  readonly on: IsoDate
}

export interface Payoff {
  readonly instalment: Cents
  readonly monthsLeft: number
  /** Owed after that instalment. */
  readonly outstanding: Cents
  /** Interest that would still be paid, without tax: no fee is larger. */
  readonly interestLeft: Cents
  readonly maximumFee: Cents
  readonly stampDutyOnFee: Cents
  /** Sum of the instalments that are left. */
  readonly paidOtherwise: Cents
  /** Less than that, at the largest fee; never below zero. */
  readonly saved: Cents
}

/** The largest fee, as a share of the repaid capital: none at a variable rate, less in the last year. */
function feeShare({ rateType, on }: PayoffInput, monthsLeft: number): number | undefined {
  if (rateType === 'variable') return 0
  const most = tryValueOn(consumerEarlyRepaymentFee, on)
  return monthsLeft > 12 ? most?.overOneYear : most?.upToOneYear
}

/** A part of the balance, paid at once after an instalment. `undefined` on days whose taxes or fees are not known. */
export function earlyPart(
  input: PayoffInput,
  extra: Pick<ExtraRepayment, 'amount' | 'keeps'>,
): EarlyRepayment | undefined {
  const { amount, months, tan, afterInstalment } = input
  const duties = dutiesOn(input.on, months)
  const share = feeShare(input, months - afterInstalment)
  if (!duties || share === undefined) return undefined
  const loan = {
    capital: amount,
    months,
    interestLevy: duties.charges,
    rates: [{ fromInstalment: 1, annualRate: tan }],
  }
  return earlyRepayment(
    loan,
    planOf(input, duties.charges),
    { ...extra, afterInstalment },
    { share, stampDuty: duties.charges, upToInterest: true, because: {} },
  )
}

/** Paying off a loan before its end. `undefined` on days whose taxes or fees are not known. */
export function earlyPayoff(input: PayoffInput): Payoff | undefined {
  const { months, afterInstalment } = input
  const duties = dutiesOn(input.on, months)
  const monthsLeft = months - afterInstalment
  const share = feeShare(input, monthsLeft)
  if (!duties || share === undefined) return undefined
  const plan = planOf(input, duties.charges)
  const left = plan.slice(afterInstalment)
  const instalment = plan[0]?.instalment ?? cents(0)
  const outstanding = plan[afterInstalment - 1]?.balance ?? cents(0)
  const interestLeft = sumCents(...left.map(({ interest }) => interest))
  const maximumFee = cents(Math.min(interestLeft, timesCents(outstanding, share)))
  const stampDutyOnFee = timesCents(maximumFee, duties.charges)
  const paidOtherwise = sumCents(...left.map((row) => row.instalment))
  return {
    instalment,
    monthsLeft,
    outstanding,
    interestLeft,
    maximumFee,
    stampDutyOnFee,
    paidOtherwise,
    // A fee of all the interest left, and its tax, may come to some cents more than interest taxed month by month.
    saved: cents(Math.max(0, paidOtherwise - outstanding - maximumFee - stampDutyOnFee)),
  }
}
