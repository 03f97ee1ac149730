import { cents, number, object } from 'shared-lib/contract/schema'
import { openCalculator } from 'shared-lib/kit/form/calculator'
import * as program from 'shared-lib/kit/form/program-fields'
import { valueOn } from 'shared-lib/rules/dated/dated-parameter'
import { cents as centsOf } from 'shared-lib/rules/money/cents'
import { percentOf } from 'shared-lib/rules/money/rate'
import { premiumCharges } from '../data/parameters/premium-charges'
import { openTotal, premiumWithTaxes } from '../rules/premium'
import { euros } from './call.fields'
import { taxLimits } from './limits'

/** `POST /api/calculators/insurance-premium-taxes`. */
export const premiumTaxesCalculator = openCalculator({
  title: 'Taxes on a motor premium',
  called: 'Impostos do seguro automóvel',
  description:
    'What a visitor pays for a car or motorbike policy, from the commercial premiums: stamp duty on all that the insurer takes, INEM and road safety on the premium, FGA on the premium of compulsory liability. Each is rounded half up to the cent.',
  limits: taxLimits,
  fields: {
    liabilityPremium: euros('Commercial premium of compulsory liability in a year'),
    otherPremium: euros('Commercial premium of all other covers in a year'),
    policyCost: program.withDefault(euros('Cost of the policy or certificate'), centsOf(0)),
    instalmentSurcharge: program.withDefault(euros('What the insurer takes for paying in parts'), centsOf(0)),
  },
  output: object({
    stampDutyCents: cents('stamp duty.'),
    inemCents: cents('emergency service (INEM).'),
    fgaCents: cents('motor guarantee fund (FGA).'),
    preventionCents: cents('road safety.'),
    taxesCents: cents('all four.'),
    totalCents: cents('what the visitor pays in the year.'),
    taxShareOfTotalPercent: number('Taxes in the total, percent, one digit after the comma.'),
  }),
  examples: [
    {
      title: 'Liability for 200 EUR and other covers for 50 EUR',
      input: { liabilityPremium: 200, otherPremium: 50 },
    },
    {
      title: 'With own damage, paid in parts',
      input: { liabilityPremium: 180, otherPremium: 420, policyCost: 0, instalmentSurcharge: 24 },
    },
  ],
  calculate(
    { liabilityPremium: liability, otherPremium: other, policyCost, instalmentSurcharge: surcharge },
    today,
  ) {
    const paid = premiumWithTaxes({ liability, other, policyCost, surcharge }, valueOn(premiumCharges, today))
    return {
      result: {
        stampDutyCents: paid.stampDuty,
        inemCents: paid.inem,
        fgaCents: paid.fga,
        preventionCents: paid.prevention,
        taxesCents: paid.taxes,
        totalCents: paid.total,
        taxShareOfTotalPercent: percentOf(paid.taxShare, 1),
      },
    }
  },
})

/** `POST /api/calculators/insurance-premium-from-total`. */
export const premiumFromTotalCalculator = openCalculator({
  title: 'Motor premium behind a total',
  called: 'Quanto do teu seguro são impostos',
  description:
    'The commercial premium and the taxes in a total that was paid, where the share of compulsory liability in the premium is known. Premium and taxes add up to the total, and the four taxes to `taxesCents`.',
  limits: taxLimits,
  fields: {
    total: euros('Total of the year, taxes included'),
    liabilityShareOfPremium: program.json<number>('Compulsory liability in the commercial premium, 0 to 1.', {
      type: 'number',
      minimum: 0,
      maximum: 1,
    }),
  },
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
