import { cents, integer, object } from 'shared-lib/contract/schema'
import { openCalculator } from 'shared-lib/form/calculator'
import { defineForm } from 'shared-lib/form/form'
import { refundOnSale } from '../domain/contract-days'
import { day, euros } from './call.fields'
import { refundLimits } from './limits'

/** `POST /api/calculators/insurance-sale-refund`. */
export const saleRefundCalculator = openCalculator({
  title: 'What comes back when the vehicle is sold',
  called: 'Vendeste o carro: o que recebes do seguro',
  description:
    'The share of a year’s total for the days after the sale, an estimate. The day of the sale is still covered.',
  limits: refundLimits,
  form: defineForm({
    yearlyTotal: euros('Total of the year'),
    start: day('First day of the year that was paid.'),
    soldOn: day('Day of the sale, within that year.'),
  }),
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
