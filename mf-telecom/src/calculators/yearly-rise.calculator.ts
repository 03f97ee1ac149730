import { cents, object } from 'shared-lib/contract/schema'
import { openCalculator } from 'shared-lib/form/calculator'
import { defineForm } from 'shared-lib/form/form'
import { raised } from '../domain/price-path'
import { eur, eurOrNothing, percentOfRise } from './call.fields'
import { contractLimits } from './telecom.limits'

/** `POST /api/calculators/telecom-yearly-rise`. */
export const yearlyRiseCalculator = openCalculator({
  title: 'Yearly rise of a telecom price',
  called: 'Subida anual da mensalidade',
  description:
    'The price after the yearly rise that a contract foresees: by a rate, and by a least amount where the contract has one. The rate is the caller’s.',
  limits: contractLimits,
  form: defineForm({
    monthlyEur: eur('price today.', 1000),
    cpiPercent: percentOfRise,
    minimumRiseEur: eurOrNothing('least by which the price rises.', 100),
  }),
  output: object({
    newMonthlyCents: cents('price after the rise.'),
    riseCents: cents('by how much it rose.'),
  }),
  examples: [{ title: '35 € and 2.3 %', input: { monthlyEur: 35, cpiPercent: 2.3 } }],
  calculate({ monthlyEur: before, cpiPercent: rate, minimumRiseEur: least }) {
    const after = raised(before, { rate, least })
    return { result: { newMonthlyCents: after, riseCents: after - before } }
  },
})
