import type { Calculator } from 'shared-lib/contract/define-micro-frontend'
import { cents, object } from 'shared-lib/contract/schema'
import { roundHalfUpToCent } from 'shared-lib/money/cents'
import { fractionOf } from 'shared-lib/money/rate'
import { raised } from '../domain/price-path'
import { contractLimits } from './telecom.limits'
import { eur, percentOfRise } from './telecom.schema'

interface YearlyRiseCall {
  readonly monthlyEur: number
  readonly cpiPercent: number
  readonly minimumRiseEur?: number
}

/** `POST /api/calculators/telecom-yearly-rise`. */
export const yearlyRiseCalculator: Calculator = {
  title: 'Yearly rise of a telecom price',
  called: 'Subida anual da mensalidade',
  description:
    'The price after the yearly rise that a contract foresees: by a rate, and by a least amount where the contract has one. The rate is the caller’s.',
  limits: contractLimits,
  input: object(
    { monthlyEur: eur('price today.', 1000), cpiPercent: percentOfRise },
    { minimumRiseEur: { ...eur('least by which the price rises.', 100), default: 0 } },
  ),
  output: object({
    newMonthlyCents: cents('price after the rise.'),
    riseCents: cents('by how much it rose.'),
  }),
  examples: [{ title: '35 € and 2.3 %', input: { monthlyEur: 35, cpiPercent: 2.3 } }],
  calculate({ monthlyEur, cpiPercent, minimumRiseEur = 0 }: YearlyRiseCall) {
    const before = roundHalfUpToCent(monthlyEur)
    const after = raised(before, { rate: fractionOf(cpiPercent), least: roundHalfUpToCent(minimumRiseEur) })
    return { result: { newMonthlyCents: after, riseCents: after - before } }
  },
}
