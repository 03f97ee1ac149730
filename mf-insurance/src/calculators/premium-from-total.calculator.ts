import type { Calculator } from 'shared-lib/contract/define-micro-frontend'
import { number, object } from 'shared-lib/contract/schema'
import { valueOn } from 'shared-lib/dated/dated-parameter'
import { toIsoDate } from 'shared-lib/dates/iso-date'
import { openTotal } from '../domain/premium'
import { premiumCharges } from '../parameters/premium-charges'
import { taxLimits } from './limits'
import { amount, euros, toCents } from './words'

interface Call {
  readonly total: number
  readonly liabilityShareOfPremium: number
}

/** `POST /api/calculators/insurance-premium-from-total`. */
export const premiumFromTotalCalculator: Calculator = {
  title: 'Motor premium behind a total',
  called: 'Quanto do teu seguro são impostos',
  description:
    'The commercial premium and the taxes in a total that was paid, where the share of compulsory liability in the premium is known. Premium and taxes add up to the total, and the four taxes to `taxesCents`.',
  limits: taxLimits,
  input: object({
    total: euros('Total of the year, taxes included'),
    liabilityShareOfPremium: number('Compulsory liability in the commercial premium, 0 to 1.', {
      minimum: 0,
      maximum: 1,
    }),
  }),
  output: object({
    commercialPremiumCents: amount('commercial premium, policy cost and surcharge included.'),
    taxesCents: amount('all taxes.'),
    stampDutyCents: amount('stamp duty.'),
    inemCents: amount('emergency service (INEM).'),
    fgaCents: amount('motor guarantee fund (FGA).'),
    preventionCents: amount('road safety.'),
  }),
  examples: [
    {
      title: '284.28 EUR, four fifths of it liability',
      input: { total: 284.28, liabilityShareOfPremium: 0.8 },
    },
  ],
  calculate({ total, liabilityShareOfPremium }: Call, today) {
    const charges = valueOn(premiumCharges, toIsoDate(today))
    const opened = openTotal(toCents(total), liabilityShareOfPremium, charges)
    return {
      result: {
        commercialPremiumCents: opened.commercial,
        taxesCents: opened.taxes,
        stampDutyCents: opened.stampDuty,
        inemCents: opened.inem,
        fgaCents: opened.fga,
        preventionCents: opened.prevention,
      },
    }
  },
}
