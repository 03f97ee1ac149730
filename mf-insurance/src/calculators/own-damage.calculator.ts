import type { Calculator } from 'shared-lib/contract/define-micro-frontend'
import { number, object } from 'shared-lib/contract/schema'
import { ownDamageBreakEven } from '../domain/break-even'
import { amount, euros, given, noPrices, tenths, toCents } from './words'

interface Call {
  readonly carValue: number
  readonly excess: number
  readonly extraPremiumPerYear: number
}

/** `POST /api/calculators/insurance-own-damage`. */
export const ownDamageCalculator: Calculator = {
  title: 'Own damage or not',
  called: 'Danos próprios: quando compensam',
  description:
    'What own damage pays at a total loss, and the years between total losses below which its extra premium is earned back. Smaller damage is not counted.',
  limits: [noPrices, 'Só conta a perda total: um toque pequeno paga menos, e conta para o desconto.'],
  input: object({
    carValue: euros('Value of the car today'),
    excess: euros('Excess of own damage'),
    extraPremiumPerYear: euros('What own damage adds to the total of a year'),
  }),
  output: object(
    { paidAtATotalLossCents: amount('value less excess.') },
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
  calculate({ carValue, excess, extraPremiumPerYear }: Call) {
    const { paidAtTotalLoss, years } = ownDamageBreakEven({
      value: toCents(carValue),
      excess: toCents(excess),
      extraPremium: toCents(extraPremiumPerYear),
    })
    return {
      result: {
        paidAtATotalLossCents: paidAtTotalLoss,
        ...given('yearsBetweenTotalLossesToPay', years === undefined ? undefined : tenths(years)),
      },
    }
  },
}
