import { chargedRate, totalRate } from 'shared-lib/rules/credit/euribor/euribor-path'
import { shareOnUse, taxedUse } from 'shared-lib/rules/credit/home-loan/home-loan-costs'
import { homeLoanStampDuty } from 'shared-lib/rules/credit/parameters/home-loan-rules'
import { type Instalment, repaymentPlan } from 'shared-lib/rules/credit/repayment-plan'
import { tryValueOn } from 'shared-lib/rules/dated/dated-parameter'
import type { IsoDate } from 'shared-lib/rules/dates/iso-date'
import { type Cents, cents, sumCents, timesCents } from 'shared-lib/rules/money/cents'

/** The loan that every proposal is compared for. */
export interface LoanTerms {
  readonly amount: Cents
  readonly months: number
  /** Held to the end; a fraction. */
  readonly index: number
  /** Day whose taxes count. */
  readonly on: IsoDate
  /** Owed at another lender and paid off by this loan: exempt from stamp duty on its use. */
  readonly movedDebt?: Cents | undefined
}

/** Opening payment: one sum as in the FINE, or its parts, to which taxes are added here. */
export type Upfront =
  | { readonly openingCosts: Cents }
  | { readonly openingFees: Cents; readonly registrationCosts: Cents }

/** A bank's proposal: fixed to begin with, index plus spread afterwards. Rates are fractions. */
export interface Proposal {
  /** Instalments at the fixed rate: 0 for a variable one, as many as the loan has for a fixed one. */
  readonly fixedMonths: number
  readonly fixedRate?: number | undefined
  readonly spread?: number | undefined
  readonly upfront: Upfront
  /** Given back once by the lender. */
  readonly cashback: Cents
  /** Insurance, account and other products that go with it, taxes included. */
  readonly monthlyCosts: Cents
}

/** The rate after the fixed part. Below zero nothing is charged. */
export const laterRate = ({ index }: LoanTerms, { spread = 0 }: Proposal): number =>
  chargedRate(totalRate(index, spread))

/** Every instalment, the index being what it is today to the end. */
export function planOf(loan: LoanTerms, proposal: Proposal): readonly Instalment[] {
  const { amount: capital, months } = loan
  const { fixedMonths, fixedRate = 0 } = proposal
  const fixed = { fromInstalment: 1, annualRate: fixedRate }
  const variable = {
    fromInstalment: Math.min(fixedMonths, months) + 1,
    annualRate: laterRate(loan, proposal),
  }
  const rates = [...(fixedMonths > 0 ? [fixed] : []), ...(fixedMonths < months ? [variable] : [])]
  return repaymentPlan({ capital, months, rates })
}

/** Where the rate changes: the balance then, and how much more each instalment is. */
export interface LaterPhase {
  /** First instalment at index plus spread. */
  readonly from: number
  readonly balance: Cents
  readonly instalment: Cents
  readonly jump: Cents
}

export function laterPhase(
  { months }: LoanTerms,
  { fixedMonths }: Proposal,
  plan: readonly Instalment[],
): LaterPhase | undefined {
  const [first, last, next] = [plan[0], plan[fixedMonths - 1], plan[fixedMonths]]
  if (!first || !last || !next || fixedMonths >= months) return undefined
  return {
    from: fixedMonths + 1,
    balance: last.balance,
    instalment: next.instalment,
    jump: cents(next.instalment - first.instalment),
  }
}

/** All that is paid on the first day; undefined on days whose stamp duty is not known. */
export function upfrontOf(
  { amount, months, on, movedDebt }: LoanTerms,
  { upfront }: Proposal,
): Cents | undefined {
  if ('openingCosts' in upfront) return upfront.openingCosts
  const duty = tryValueOn(homeLoanStampDuty, on)
  if (!duty) return undefined
  const { openingFees, registrationCosts } = upfront
  return sumCents(
    timesCents(taxedUse(amount, movedDebt), shareOnUse(duty, months)),
    openingFees,
    timesCents(openingFees, duty.fees),
    registrationCosts,
  )
}
