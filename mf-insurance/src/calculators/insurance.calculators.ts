import type { Calculator } from 'shared-lib/contract/define-micro-frontend'
import { calculatorOf } from 'shared-lib/form/calculator'
import { claimDeadlinesCalculator } from './claim-deadlines.calculator'
import { coverCalculator } from './cover.calculator'
import { directSettlementCalculator } from './direct-settlement.calculator'
import { excessCalculator } from './excess.calculator'
import { instalmentsCalculator } from './instalments.calculator'
import { ownDamageCalculator } from './own-damage.calculator'
import { premiumFromTotalCalculator } from './premium-from-total.calculator'
import { premiumTaxesCalculator } from './premium-taxes.calculator'
import { quotesCalculator } from './quotes.calculator'
import { renewalCalculator } from './renewal.calculator'
import { saleRefundCalculator } from './sale-refund.calculator'
import { totalLossCalculator } from './total-loss.calculator'
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
