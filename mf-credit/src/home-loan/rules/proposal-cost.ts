import { earlyRepaymentFee, homeLoanStampDuty } from 'shared-lib/rules/credit/parameters/home-loan-rules'
import type { Instalment } from 'shared-lib/rules/credit/repayment-plan'
import { totalCost } from 'shared-lib/rules/credit/total-cost'
import { tryValueOn } from 'shared-lib/rules/dated/dated-parameter'
import { addMonths } from 'shared-lib/rules/dates/calendar'
import { type Cents, cents, sumCents, timesCents } from 'shared-lib/rules/money/cents'
import { type LaterPhase, type LoanTerms, laterPhase, type Proposal, planOf, upfrontOf } from './proposal'

/** Cost of a proposal for a loan kept so many months: interest, opening and products, less cashback. */
interface CostUntil {
  readonly months: number
  readonly interest: Cents
  readonly products: Cents
  readonly cost: Cents
  /** Still owed then. */
  readonly balance: Cents
  /** The most that paying the rest early may cost, stamp duty included; not in `cost`. Undefined when it is not known. */
  readonly exitFee: Cents | undefined
}

export interface ProposalResult {
  readonly instalment: Cents
  readonly later: LaterPhase | undefined
  readonly upfront: Cents
  readonly taeg: number | undefined
  readonly mtic: Cents
  readonly until: readonly CostUntil[]
  readonly plan: readonly Instalment[]
}

/** Largest fee for paying off all that is owed after so many instalments; nothing at the end. */
function exitFeeOf(
  { months, on }: LoanTerms,
  { fixedMonths }: Proposal,
  after: number,
  balance: Cents,
): Cents | undefined {
  if (after >= months) return cents(0)
  const day = addMonths(on, after)
  const fees = tryValueOn(earlyRepaymentFee, day)
  const duty = tryValueOn(homeLoanStampDuty, day)
  if (!fees || !duty) return undefined
  const fee = timesCents(balance, after < fixedMonths ? fees.fixed : fees.variablePermanentHome)
  return sumCents(fee, timesCents(fee, duty.fees))
}

function costUntil(
  loan: LoanTerms,
  proposal: Proposal,
  upfront: Cents,
  plan: readonly Instalment[],
  horizon: number,
): CostUntil {
  const paid = plan.slice(0, horizon)
  const interest = sumCents(...paid.map((row) => row.interest))
  const products = cents(proposal.monthlyCosts * paid.length)
  const balance = paid.at(-1)?.balance ?? loan.amount
  return {
    months: paid.length,
    interest,
    products,
    cost: cents(interest + upfront - proposal.cashback + products),
    balance,
    exitFee: exitFeeOf(loan, proposal, paid.length, balance),
  }
}

/** A proposal computed for a loan, and for each of the months that it may be kept. Undefined where a tax is not known. */
export function proposalResult(
  loan: LoanTerms,
  proposal: Proposal,
  horizons: readonly number[],
): ProposalResult | undefined {
  const upfront = upfrontOf(loan, proposal)
  if (upfront === undefined) return undefined
  const plan = planOf(loan, proposal)
  const monthly = plan.map(({ instalment }) => sumCents(instalment, proposal.monthlyCosts))
  const { taeg, mtic } = totalCost(loan.amount, upfront, monthly)
  return {
    instalment: plan[0]?.instalment ?? cents(0),
    later: laterPhase(loan, proposal, plan),
    upfront,
    taeg,
    mtic,
    plan,
    until: horizons.map((horizon) => costUntil(loan, proposal, upfront, plan, horizon)),
  }
}

/** Indices of proposals from the cheapest to the dearest at the horizon of that place; equal ones as they came. */
export const orderAt = (results: readonly ProposalResult[], horizon: number): readonly number[] => {
  const costAt = (index: number) => results[index]?.until[horizon]?.cost ?? 0
  return results.map((_, index) => index).toSorted((one, other) => costAt(one) - costAt(other))
}
