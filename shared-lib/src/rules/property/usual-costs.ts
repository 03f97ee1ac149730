import { lawOf, money } from '../credit/figures'
import { homeLoan } from '../credit/home-loan/home-loan'
import type { HomeLoanInput, HomeLoanResult } from '../credit/home-loan/home-loan-outcome'
import { usualPremiums } from '../credit/parameters/usual-costs'
import { tryValueOn } from '../dated/dated-parameter'
import type { Figure } from '../figures/figure'
import { type Cents, cents } from '../money/cents'
import { formatEuro } from '../money/euro'
import { type FeeRange, separateRegistrationFee, typicalBankFees } from './parameters/deed-fees'

type Costs = Pick<HomeLoanInput, 'openingFees' | 'registrationCosts' | 'monthlyInsurance'>

/** The same loan with the costs that loans usually have. */
interface UsualCosts extends Costs {
  readonly taeg: number
  /** More than without them. */
  readonly mticDifference: Cents
  readonly figures: readonly Figure[]
}

const middle = ({ low, high }: FeeRange) => (low + high) / 2

/** The middle of the published range. `undefined` on days without one. */
function usualOn({ assessmentDate: on }: HomeLoanInput): Costs | undefined {
  const fees = tryValueOn(typicalBankFees, on)
  const registration = tryValueOn(separateRegistrationFee, on)
  const premiums = tryValueOn(usualPremiums, on)
  if (!fees || !registration || !premiums) return undefined
  return {
    openingFees: cents(Math.round(middle(fees.study) + middle(fees.valuation) + middle(fees.formalisation))),
    registrationCosts: cents(registration.withMortgage - registration.purchase),
    monthlyInsurance: cents(Math.round((middle(premiums.life) + middle(premiums.multiRisk)) / 12)),
  }
}

const half = ({ low, high }: FeeRange) => `(${formatEuro(cents(low))} + ${formatEuro(cents(high))}) ÷ 2`

function figuresOf(
  { openingFees, registrationCosts, monthlyInsurance }: Costs,
  input: HomeLoanInput,
): Figure[] {
  const on = input.assessmentDate
  const premiums = tryValueOn(usualPremiums, on)
  return [
    money('usual-fees', 'Comissões iniciais habituais, sem imposto', openingFees, {
      ...lawOf(typicalBankFees, on),
      formula: 'dossiê + avaliação + formalização, a meio dos preços lidos',
    }),
    money('usual-registration', 'Registo da hipoteca', registrationCosts, lawOf(separateRegistrationFee, on)),
    money('usual-insurance', 'Seguros habituais, por mês', monthlyInsurance, {
      ...lawOf(usualPremiums, on),
      ...(premiums && {
        formula: `(${half(premiums.life)} de vida + ${half(premiums.multiRisk)} de multirriscos) ÷ 12`,
      }),
    }),
  ]
}

/** For visitors who gave no cost at all: the total of the loan with the usual ones. */
export function usualCosts(input: HomeLoanInput, result: HomeLoanResult): UsualCosts | undefined {
  const costs = result.leftOut.length === 3 ? usualOn(input) : undefined
  if (!costs || result.mtic === undefined) return undefined
  const outcome = homeLoan({ ...input, ...costs, wantToBorrow: result.amount })
  if ('problems' in outcome) return undefined
  const { taeg, mtic } = outcome.result
  if (taeg === undefined || mtic === undefined) return undefined
  return { ...costs, taeg, mticDifference: cents(mtic - result.mtic), figures: figuresOf(costs, input) }
}
