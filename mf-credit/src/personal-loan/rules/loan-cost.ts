import { effectiveAnnualRate, monthlyFlows, roundPercent } from 'shared-lib/rules/credit/annual-rate'
import { type Instalment, repaymentPlan } from 'shared-lib/rules/credit/repayment-plan'
import type { IsoDate } from 'shared-lib/rules/dates/iso-date'
import { type Cents, cents, sumCents, timesCents } from 'shared-lib/rules/money/cents'
import { dutiesOn } from './duties'

/** A loan in constant instalments, as a proposal describes it. */
interface LoanTerms {
  readonly amount: Cents
  readonly months: number
  /** Nominal yearly rate without tax; a fraction. */
  readonly tan: number
  /** Paid at the start, before stamp duty. */
  readonly openingFee?: Cents | undefined
  /** Other payments of each month (account, required insurance), taxes included. */
  readonly monthlyCharge?: Cents | undefined
  /** Day of the contract: its taxes count. */
  readonly on: IsoDate
}

export interface LoanCost {
  /** With stamp duty on interest. */
  readonly instalment: Cents
  /** Instalments of the whole term. */
  readonly instalments: Cents
  readonly stampDutyOnUse: Cents
  /** Fee and its stamp duty. */
  readonly openingFee: Cents
  /** Paid on the first day. */
  readonly upfront: Cents
  /** All that is paid: the amount and its cost. */
  readonly mtic: Cents
  readonly cost: Cents
  /** Yearly rate of charge, exact. `undefined` where no rate fits. */
  readonly rate: number | undefined
  /** The same with one decimal of its percentage, as it is printed. */
  readonly taeg: number | undefined
}

const none = cents(0)

/** Instalments at TAN, with the stamp duty on their interest; the last one takes what rounding left. */
export const planOf = (
  { amount, months, tan }: Pick<LoanTerms, 'amount' | 'months' | 'tan'>,
  interestLevy: number,
): readonly Instalment[] =>
  repaymentPlan({ capital: amount, months, rates: [{ fromInstalment: 1, annualRate: tan }], interestLevy })

/** Instalment, TAEG and MTIC. `undefined` on days whose stamp duty is not known. */
export function loanCost(terms: LoanTerms): LoanCost | undefined {
  const { amount, months, on, monthlyCharge = none } = terms
  const duties = dutiesOn(on, months)
  if (!duties) return undefined
  const plan = planOf(terms, duties.charges)
  const stampDutyOnUse = timesCents(amount, duties.use)
  const fee = terms.openingFee ?? none
  const openingFee = sumCents(fee, timesCents(fee, duties.charges))
  const upfront = sumCents(stampDutyOnUse, openingFee)
  const monthly = plan.map(({ instalment }) => sumCents(instalment, monthlyCharge))
  const mtic = sumCents(upfront, ...monthly)
  const rate = effectiveAnnualRate(monthlyFlows(amount - upfront, monthly))
  return {
    instalments: sumCents(...plan.map(({ instalment }) => instalment)),
    instalment: plan[0]?.instalment ?? none,
    stampDutyOnUse,
    openingFee,
    upfront,
    mtic,
    rate,
    cost: cents(mtic - amount),
    taeg: rate === undefined ? undefined : roundPercent(rate, 1),
  }
}
