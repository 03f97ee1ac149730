import { cents, number, object } from 'shared-lib/contract/schema'
import { openCalculator } from 'shared-lib/form/calculator'
import { defineForm } from 'shared-lib/form/form'
import * as program from 'shared-lib/form/program-fields'
import { percentOf } from 'shared-lib/money/rate'
import { instalmentCost } from '../domain/instalments'
import { euros } from './call.fields'
import { noPrices } from './limits'

/** `POST /api/calculators/insurance-instalments`. */
export const instalmentsCalculator = openCalculator({
  title: 'Price of paying a premium in parts',
  called: 'Pagar o seguro às prestações',
  description:
    'What evenly spread parts of a year cost over paying at once, the first part on the first day; and the yearly effective rate of a loan that would cost the same. Without a rate where the first part already pays the year.',
  limits: [noPrices],
  form: defineForm({
    yearlyTotal: euros('Total of the year paid at once'),
    payments: program.count('Parts in the year.', 12),
    each: euros('One part'),
  }),
  output: object(
    {
      extraCents: cents('what the parts cost over the total; below 0 where they cost less.'),
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
  calculate({ yearlyTotal: yearly, payments, each }) {
    const { extra, extraShare, rate } = instalmentCost({ yearly, payments, each })
    return {
      result: {
        extraCents: extra,
        extraPercent: percentOf(extraShare, 1),
        costsLikeALoanAtPercent: rate === undefined ? undefined : percentOf(rate, 1),
      },
    }
  },
})
