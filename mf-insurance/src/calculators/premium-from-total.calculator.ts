import { cents, object } from 'shared-lib/contract/schema'
import { valueOn } from 'shared-lib/dated/dated-parameter'
import { openCalculator } from 'shared-lib/form/calculator'
import { defineForm } from 'shared-lib/form/form'
import * as program from 'shared-lib/form/program-fields'
import { openTotal } from '../domain/premium'
import { premiumCharges } from '../parameters/premium-charges'
import { euros } from './call.fields'
import { taxLimits } from './limits'

/** `POST /api/calculators/insurance-premium-from-total`. */
export const premiumFromTotalCalculator = openCalculator({
  title: 'Motor premium behind a total',
  called: 'Quanto do teu seguro são impostos',
  description:
    'The commercial premium and the taxes in a total that was paid, where the share of compulsory liability in the premium is known. Premium and taxes add up to the total, and the four taxes to `taxesCents`.',
  limits: taxLimits,
  form: defineForm({
    total: euros('Total of the year, taxes included'),
    liabilityShareOfPremium: program.json<number>('Compulsory liability in the commercial premium, 0 to 1.', {
      ...{ type: 'number', minimum: 0, maximum: 1 },
    }),
  }),
  output: object({
    commercialPremiumCents: cents('commercial premium, policy cost and surcharge included.'),
    taxesCents: cents('all taxes.'),
    stampDutyCents: cents('stamp duty.'),
    inemCents: cents('emergency service (INEM).'),
    fgaCents: cents('motor guarantee fund (FGA).'),
    preventionCents: cents('road safety.'),
  }),
  examples: [
    {
      title: '284.28 EUR, four fifths of it liability',
      input: { total: 284.28, liabilityShareOfPremium: 0.8 },
    },
  ],
  calculate({ total, liabilityShareOfPremium }, today) {
    const opened = openTotal(total, liabilityShareOfPremium, valueOn(premiumCharges, today))
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
})
