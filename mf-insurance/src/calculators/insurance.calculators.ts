import type { Calculator } from 'shared-lib/contract/define-micro-frontend'
import { calculatorOf } from 'shared-lib/kit/form/calculator'
import { excessCalculator, ownDamageCalculator } from './break-even.calculators'
import {
  claimDeadlinesCalculator,
  directSettlementCalculator,
  totalLossCalculator,
} from './claim.calculators'
import { instalmentsCalculator, renewalCalculator, saleRefundCalculator } from './contract.calculators'
import { coverCalculator, quotesCalculator } from './cover.calculators'
import { premiumFromTotalCalculator, premiumTaxesCalculator } from './premium.calculators'
import { insuranceVerdictCalculator } from './verdict.calculator'

/** Calculators of insurance for programs, by name. */
export const insuranceCalculators: Readonly<Record<string, Calculator>> = {
  'insurance-premium-taxes': premiumTaxesCalculator,
  'insurance-premium-from-total': premiumFromTotalCalculator,
  'insurance-instalments': instalmentsCalculator,
  'insurance-excess': excessCalculator,
  'insurance-own-damage': ownDamageCalculator,
  'insurance-total-loss': totalLossCalculator,
  'insurance-claim-deadlines': claimDeadlinesCalculator,
  'insurance-renewal': renewalCalculator,
  'insurance-sale-refund': saleRefundCalculator,
  'insurance-direct-settlement': directSettlementCalculator,
  'insurance-cover': coverCalculator,
  'insurance-quotes': quotesCalculator,
  'insurance-verdict': calculatorOf(insuranceVerdictCalculator),
}
