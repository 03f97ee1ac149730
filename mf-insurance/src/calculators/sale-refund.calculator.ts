import type { Calculator } from 'shared-lib/contract/define-micro-frontend'
import { day, integer, object } from 'shared-lib/contract/schema'
import { toIsoDate } from 'shared-lib/dates/iso-date'
import { refundOnSale } from '../domain/contract-days'
import { refundLimits } from './limits'
import { outOfYears } from './out-of-years'
import { amount, euros, refused, toCents } from './words'

interface Call {
  readonly yearlyTotal: number
  readonly start: string
  readonly soldOn: string
}

/** `POST /api/calculators/insurance-sale-refund`. */
export const saleRefundCalculator: Calculator = {
  title: 'What comes back when the vehicle is sold',
  called: 'Vendeste o carro: o que recebes do seguro',
  description:
    'The share of a year’s total for the days after the sale, an estimate. The day of the sale is still covered.',
  limits: refundLimits,
  input: object({
    yearlyTotal: euros('Total of the year'),
    start: day('First day of the year that was paid.'),
    soldOn: day('Day of the sale, within that year.'),
  }),
  output: object({
    daysRun: integer('Days covered, the day of the sale among them.'),
    daysLeft: integer('Days that are given back.'),
    refundCents: amount('estimate of what comes back.'),
  }),
  examples: [
    {
      title: 'Sold in the ninth month',
      input: { yearlyTotal: 365, start: '2026-03-10', soldOn: '2026-11-22' },
    },
  ],
  calculate({ yearlyTotal, start, soldOn }: Call) {
    const trouble = outOfYears('start', start) ?? outOfYears('soldOn', soldOn)
    if (trouble) return trouble
    const back = refundOnSale({
      yearly: toCents(yearlyTotal),
      start: toIsoDate(start),
      soldOn: toIsoDate(soldOn),
    })
    if (!back) return refused('soldOn', 'A venda tem de ser dentro do ano que pagaste')
    const { daysRun, daysLeft, refund } = back
    return { result: { daysRun, daysLeft, refundCents: refund } }
  },
}
