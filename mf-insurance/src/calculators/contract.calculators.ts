import { cents, day as dayOf, integer, number, object } from 'shared-lib/contract/schema'
import { openCalculator } from 'shared-lib/kit/form/calculator'
import * as program from 'shared-lib/kit/form/program-fields'
import { valueOn } from 'shared-lib/rules/dated/dated-parameter'
import { percentOf } from 'shared-lib/rules/money/rate'
import { renewalNotice } from '../data/parameters/contract-rules'
import { refundOnSale, stopBy } from '../rules/contract-days'
import { instalmentCost } from '../rules/instalments'
import { day, euros } from './call.fields'
import { noPrices, refundLimits } from './limits'

/** `POST /api/calculators/insurance-renewal`. */
export const renewalCalculator = openCalculator({
  title: 'Last day to stop a policy',
  called: 'Até quando podes travar a renovação',
  description:
    'The last day on which a written notice still stops the renewal of a policy. Without `noticeDays` the days of the law are taken.',
  limits: ['A carta ou o email tem de ser enviado até esse dia. Confirma na apólice se pede outro prazo.'],
  fields: {
    renewal: day('The policy is renewed on it.'),
    noticeDays: program.optional(program.count('Days of notice.', 365, 0)),
  },
  output: object({
    lastDay: dayOf('Last day of the notice.'),
    noticeDays: integer('Days of notice that were counted.'),
  }),
  examples: [{ title: 'Renewed in March', input: { renewal: '2027-03-01', noticeDays: 30 } }],
  calculate({ renewal, noticeDays }, today) {
    const days = noticeDays ?? valueOn(renewalNotice, today)
    return { result: { lastDay: stopBy(renewal, days), noticeDays: days } }
  },
})

/** `POST /api/calculators/insurance-sale-refund`. */
export const saleRefundCalculator = openCalculator({
  title: 'What comes back when the vehicle is sold',
  called: 'Vendeste o carro: o que recebes do seguro',
  description:
    'The share of a year’s total for the days after the sale, an estimate. The day of the sale is still covered.',
  limits: refundLimits,
  fields: {
    yearlyTotal: euros('Total of the year'),
    start: day('First day of the year that was paid.'),
    soldOn: day('Day of the sale, within that year.'),
  },
  output: object({
    daysRun: integer('Days covered, the day of the sale among them.'),
    daysLeft: integer('Days that are given back.'),
    refundCents: cents('estimate of what comes back.'),
  }),
  examples: [
    {
      title: 'Sold in the ninth month',
      input: { yearlyTotal: 365, start: '2026-03-10', soldOn: '2026-11-22' },
    },
  ],
  calculate({ yearlyTotal: yearly, start, soldOn }) {
    const back = refundOnSale({ yearly, start, soldOn })
    if (!back)
      return { problems: [{ field: 'soldOn', message: 'A venda tem de ser dentro do ano que pagaste' }] }
    const { daysRun, daysLeft, refund } = back
    return { result: { daysRun, daysLeft, refundCents: refund } }
  },
})

/** `POST /api/calculators/insurance-instalments`. */
export const instalmentsCalculator = openCalculator({
  title: 'Price of paying a premium in parts',
  called: 'Pagar o seguro às prestações',
  description:
    'What evenly spread parts of a year cost over paying at once, the first part on the first day; and the yearly effective rate of a loan that would cost the same. Without a rate where the first part already pays the year.',
  limits: [noPrices],
  fields: {
    yearlyTotal: euros('Total of the year paid at once'),
    payments: program.count('Parts in the year.', 12),
    each: euros('One part'),
  },
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
