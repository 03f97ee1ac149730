import type { Calculator } from 'shared-lib/contract/define-micro-frontend'
import { calculatorOf } from 'shared-lib/form/calculator'
import { exitChargeCalculator } from './exit-charge.calculator'
import { orderCalculator } from './order.calculator'
import { socialTariffCalculator } from './social-tariff.calculator'
import { switchNowCalculator } from './switch-now.calculator'
import { truePriceCalculator } from './true-price.calculator'
import { telecomVerdictCalculator } from './verdict.calculator'
import { waitOrGoCalculator } from './wait-or-go.calculator'
import { yearlyRiseCalculator } from './yearly-rise.calculator'

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
