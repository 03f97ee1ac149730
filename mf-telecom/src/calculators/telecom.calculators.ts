import type { Calculator } from 'shared-lib/contract/define-micro-frontend'
import { calculatorOf } from 'shared-lib/kit/form/calculator'
import { exitChargeCalculator } from './exit-charge.calculator'
import { orderCalculator } from './order.calculator'
import { truePriceCalculator, yearlyRiseCalculator } from './price.calculators'
import { socialTariffCalculator } from './social-tariff.calculator'
import { switchNowCalculator, waitOrGoCalculator } from './switching.calculators'
import { telecomVerdictCalculator } from './verdict.calculator'

/** Exact figures of contracts and proposals, for programs. */
export const telecomCalculators: Readonly<Record<string, Calculator>> = {
  'telecom-exit-charge': exitChargeCalculator,
  'telecom-true-price': truePriceCalculator,
  'telecom-yearly-rise': yearlyRiseCalculator,
  'telecom-switch-now': switchNowCalculator,
  'telecom-wait-or-go': waitOrGoCalculator,
  'telecom-social-tariff': socialTariffCalculator,
  'telecom-order': orderCalculator,
  'telecom-verdict': calculatorOf(telecomVerdictCalculator),
}
