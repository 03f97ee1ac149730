import type { Calculator } from 'shared-lib/contract/define-micro-frontend'
import { calculatorOf } from 'shared-lib/kit/form/calculator'
import { consolidationCalculator } from './consolidation.calculator'
import { costCalculator } from './cost.calculator'
import { largestLoanCalculator } from './largest-loan.calculator'
import { orderCalculator } from './order.calculator'
import { earlyPayoffCalculator, lateFeeCalculator } from './repayment.calculators'
import { legalMaximumCalculator, taegPointCalculator } from './taeg.calculators'
import { termsCalculator } from './terms.calculator'
import { loanVerdictCalculator } from './verdict.calculator'

/** By their names in `/api/calculators/<name>`. */
export const personalLoanCalculators: Readonly<Record<string, Calculator>> = {
  'personal-loan-cost': costCalculator,
  'personal-loan-legal-maximum': legalMaximumCalculator,
  'personal-loan-taeg-points': taegPointCalculator,
  'personal-loan-terms': termsCalculator,
  'personal-loan-early-repayment': earlyPayoffCalculator,
  'personal-loan-late-fee': lateFeeCalculator,
  'personal-loan-largest': largestLoanCalculator,
  'personal-loan-consolidation': consolidationCalculator,
  'personal-loan-order': orderCalculator,
  'personal-loan-verdict': calculatorOf(loanVerdictCalculator),
}
