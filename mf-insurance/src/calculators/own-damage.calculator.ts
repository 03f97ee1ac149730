import { cents, number, object } from 'shared-lib/contract/schema'
import { openCalculator } from 'shared-lib/form/calculator'
import { defineForm } from 'shared-lib/form/form'
import { ownDamageBreakEven, tenths } from '../domain/break-even'
import { euros } from './call.fields'
import { noPrices } from './limits'

/** `POST /api/calculators/insurance-own-damage`. */
export const ownDamageCalculator = openCalculator({
  title: 'Own damage or not',
  called: 'Danos próprios: quando compensam',
  description:
    'What own damage pays at a total loss, and the years between total losses below which its extra premium is earned back. Smaller damage is not counted.',
  limits: [noPrices, 'Só conta a perda total: um toque pequeno paga menos, e conta para o desconto.'],
  form: defineForm({
    carValue: euros('Value of the car today'),
    excess: euros('Excess of own damage'),
    extraPremiumPerYear: euros('What own damage adds to the total of a year'),
  }),
  output: object(
    { paidAtATotalLossCents: cents('value less excess.') },
    {
      yearsBetweenTotalLossesToPay: number(
        'It pays with a total loss more often than every so many years; one digit after the comma.',
      ),
    },
  ),
  examples: [
    {
      title: 'A car of 6,000 EUR',
      input: { carValue: 6000, excess: 300, extraPremiumPerYear: 260 },
    },
  ],
  calculate({ carValue: value, excess, extraPremiumPerYear: extraPremium }) {
    const { paidAtTotalLoss, years } = ownDamageBreakEven({ value, excess, extraPremium })
    return {
      result: { paidAtATotalLossCents: paidAtTotalLoss, yearsBetweenTotalLossesToPay: tenths(years) },
    }
  },
})
