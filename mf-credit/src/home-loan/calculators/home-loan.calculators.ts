import type { Calculator } from 'shared-lib/contract/define-micro-frontend'
import { calculatorOf } from 'shared-lib/kit/form/calculator'
import {
  homeLoanCapacityCalculator,
  homeLoanOwnMoneyCalculator,
  homeLoanStampDutyCalculator,
} from './home-loan-limits.calculators'
import { homeLoanProposalsCalculator } from './home-loan-proposals.calculator'
import {
  homeLoanBreakEvenCalculator,
  homeLoanProductsCalculator,
  homeLoanSpreadsCalculator,
} from './home-loan-spread.calculators'
import { homeVerdictCalculator } from './verdict.calculator'

/** Calculators of the home loan by their names in `/api/calculators`. */
export const homeLoanCalculators: Readonly<Record<string, Calculator>> = {
  'home-loan-proposals': homeLoanProposalsCalculator,
  'home-loan-spreads': homeLoanSpreadsCalculator,
  'home-loan-products': homeLoanProductsCalculator,
  'home-loan-break-even': homeLoanBreakEvenCalculator,
  'home-loan-own-money': homeLoanOwnMoneyCalculator,
  'home-loan-capacity': homeLoanCapacityCalculator,
  'home-loan-stamp-duty': homeLoanStampDutyCalculator,
  'home-loan-verdict': calculatorOf(homeVerdictCalculator),
}
