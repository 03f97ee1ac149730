import type { Calculator } from 'shared-lib/contract/define-micro-frontend'
import { number, object } from 'shared-lib/contract/schema'
import { valueOn } from 'shared-lib/dated/dated-parameter'
import { toIsoDate } from 'shared-lib/dates/iso-date'
import { percentOf } from 'shared-lib/money/rate'
import { premiumWithTaxes } from '../domain/premium'
import { premiumCharges } from '../parameters/premium-charges'
import { taxLimits } from './limits'
import { amount, euros, toCents } from './words'

interface Call {
  readonly liabilityPremium: number
  readonly otherPremium: number
  readonly policyCost?: number
  readonly instalmentSurcharge?: number
}

/** `POST /api/calculators/insurance-premium-taxes`. */
export const premiumTaxesCalculator: Calculator = {
  title: 'Taxes on a motor premium',
  called: 'Impostos do seguro automóvel',
  description:
    'What a visitor pays for a car or motorbike policy, from the commercial premiums: stamp duty on all that the insurer takes, INEM and road safety on the premium, FGA on the premium of compulsory liability. Each is rounded half up to the cent.',
  limits: taxLimits,
  input: object(
    {
      liabilityPremium: euros('Commercial premium of compulsory liability in a year'),
      otherPremium: euros('Commercial premium of all other covers in a year'),
    },
    {
      policyCost: euros('Cost of the policy or certificate (0)'),
      instalmentSurcharge: euros('What the insurer takes for paying in parts (0)'),
    },
  ),
  output: object({
    stampDutyCents: amount('stamp duty.'),
    inemCents: amount('emergency service (INEM).'),
    fgaCents: amount('motor guarantee fund (FGA).'),
    preventionCents: amount('road safety.'),
    taxesCents: amount('all four.'),
    totalCents: amount('what the visitor pays in the year.'),
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
  calculate(call: Call, today) {
    const premium = {
      liability: toCents(call.liabilityPremium),
      other: toCents(call.otherPremium),
      policyCost: toCents(call.policyCost),
      surcharge: toCents(call.instalmentSurcharge),
    }
    const paid = premiumWithTaxes(premium, valueOn(premiumCharges, toIsoDate(today)))
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
}
