import { totalCost } from 'shared-lib/rules/credit/total-cost'
import { type Cents, cents, sumCents } from 'shared-lib/rules/money/cents'
import { type LoanTerms, laterRate, type Proposal, planOf } from './proposal'

/** Figures that the law requires with the rate of a proposal, for the whole term. */
interface ProposalRate {
  readonly taeg: number | undefined
  /** Of the first instalment. */
  readonly tan: number
  readonly tanKind: 'inicial' | 'variável' | 'fixa'
  readonly instalment: Cents
  /** After the fixed part. */
  readonly laterInstalment: Cents | undefined
  readonly mtic: Cents
}

/** TAEG and MTIC of a proposal whose opening costs are one sum. Cashback is no part of them. */
export function proposalRate(loan: LoanTerms, proposal: Proposal, openingCosts: Cents): ProposalRate {
  const { fixedMonths, fixedRate = 0, monthlyCosts } = proposal
  const plan = planOf(loan, proposal)
  const { taeg, mtic } = totalCost(
    loan.amount,
    openingCosts,
    plan.map(({ instalment }) => sumCents(instalment, monthlyCosts)),
  )
  return {
    taeg,
    mtic,
    instalment: plan[0]?.instalment ?? cents(0),
    tan: fixedMonths > 0 ? fixedRate : laterRate(loan, proposal),
    tanKind: fixedMonths === 0 ? 'variável' : fixedMonths < loan.months ? 'inicial' : 'fixa',
    laterInstalment: fixedMonths > 0 ? plan[fixedMonths]?.instalment : undefined,
  }
}
