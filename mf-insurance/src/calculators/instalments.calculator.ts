import type { Calculator } from 'shared-lib/contract/define-micro-frontend'
import { integer, number, object } from 'shared-lib/contract/schema'
import { percentOf } from 'shared-lib/money/rate'
import { instalmentCost } from '../domain/instalments'
import { amount, euros, given, noPrices, toCents } from './words'

interface Call {
  readonly yearlyTotal: number
  readonly payments: number
  readonly each: number
}

/** `POST /api/calculators/insurance-instalments`. */
export const instalmentsCalculator: Calculator = {
  title: 'Price of paying a premium in parts',
  called: 'Pagar o seguro às prestações',
  description:
    'What evenly spread parts of a year cost over paying at once, the first part on the first day; and the yearly effective rate of a loan that would cost the same. Without a rate where the first part already pays the year.',
  limits: [noPrices],
  input: object({
    yearlyTotal: euros('Total of the year paid at once'),
    payments: integer('Parts in the year.', { minimum: 1, maximum: 12 }),
    each: euros('One part'),
  }),
  output: object(
    {
      extraCents: amount('what the parts cost over the total; below 0 where they cost less.'),
      extraPercent: number('The same in percent of the total, one digit after the comma.'),
    },
    {
      costsLikeALoanAtPercent: number('Yearly effective rate, percent, one digit after the comma.'),
    },
  ),
  examples: [
    { title: '300 EUR or 12 × 27 EUR', input: { yearlyTotal: 300, payments: 12, each: 27 } },
    { title: '480 EUR or 4 × 126 EUR', input: { yearlyTotal: 480, payments: 4, each: 126 } },
  ],
  calculate({ yearlyTotal, payments, each }: Call) {
    const { extra, extraShare, rate } = instalmentCost({
      yearly: toCents(yearlyTotal),
      payments,
      each: toCents(each),
    })
    return {
      result: {
        extraCents: extra,
        extraPercent: percentOf(extraShare, 1),
        ...given('costsLikeALoanAtPercent', rate === undefined ? undefined : percentOf(rate, 1)),
      },
    }
  },
}
