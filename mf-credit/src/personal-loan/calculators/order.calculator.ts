import type { Calculator } from 'shared-lib/contract/define-micro-frontend'
import { cents, integer, list, number, object, oneOf, text } from 'shared-lib/contract/schema'
import { fractionOf } from 'shared-lib/money/rate'
import { requiredMessage } from 'shared-lib/validation/common-messages'
import { orderProposals } from '../domain/proposal-order'
import * as call from './call'
import { personalLoanLimits } from './limits'

interface Call {
  readonly amount?: number
  readonly months?: number
  readonly proposals: readonly {
    readonly id: string
    readonly tanPercent: number
    readonly amount?: number
    readonly months?: number
    readonly openingFeeEur?: number
    readonly monthlyChargeEur?: number
  }[]
  readonly contractDate?: string
}

const id = text('Tells it apart.', { minLength: 1, maxLength: 60 })

const proposal = object(
  { id, tanPercent: call.tanPercent },
  {
    amount: call.euros('amount lent, where it is not that of all.', 1),
    months: call.months('term, where it is not that of all.'),
    openingFeeEur: call.openingFeeEur,
    monthlyChargeEur: call.monthlyChargeEur,
  },
)

/** `POST /api/calculators/personal-loan-order`. */
export const orderCalculator: Calculator = {
  title: 'Proposals of personal loans in their order',
  called: 'Comparar propostas de crédito pessoal',
  description:
    'Proposals by TAEG where all lend the same for as long, else by MTIC: loans that are not alike, and the answer says so (`orderedBy`). Nothing else counts.',
  limits: personalLoanLimits,
  input: object(
    { proposals: list(proposal, 'Each with an id of its own.', { minItems: 1, maxItems: 20 }) },
    {
      amount: call.euros('amount lent of every proposal that does not bring its own.', 1),
      months: call.months('term of every proposal that does not bring its own.'),
      contractDate: call.contractDate,
    },
  ),
  output: object({
    orderedBy: oneOf(['taeg', 'mtic'], 'What decides; `mtic` where amounts or terms differ.'),
    order: list(id, 'Ids, the cheapest first.'),
    proposals: list(
      object(
        {
          id,
          instalment: cents('instalment with stamp duty on its interest.'),
          mtic: cents('all that is paid.'),
          months: integer('Months: term.'),
        },
        { taegPercent: number('Percent, four decimals: TAEG. Missing where no rate fits.') },
      ),
      'In their order.',
    ),
  }),
  examples: [
    {
      title: 'The lowest TAN is not the cheapest',
      input: {
        amount: 10_000,
        months: 60,
        proposals: [
          { id: 'a', tanPercent: 8.9, openingFeeEur: 0 },
          { id: 'b', tanPercent: 7.9, openingFeeEur: 390 },
          { id: 'c', tanPercent: 8.4, openingFeeEur: 100 },
        ],
      },
    },
  ],
  calculate(given: Call, today) {
    const ids = given.proposals.map((one) => one.id)
    const twice = ids.findIndex((one, at) => ids.indexOf(one) !== at)
    if (twice >= 0)
      return {
        problems: [{ field: `proposals.${twice}.id`, message: 'Cada proposta precisa de um nome diferente' }],
      }
    const sized = given.proposals.map((one) => ({
      ...one,
      amount: one.amount ?? given.amount,
      months: one.months ?? given.months,
    }))
    const problems = sized.flatMap((one, at) =>
      (['amount', 'months'] as const).flatMap((name) =>
        one[name] === undefined ? [{ field: `proposals.${at}.${name}`, message: requiredMessage }] : [],
      ),
    )
    if (problems.length > 0) return { problems }
    return call.onDay(given.contractDate, today, (on) => {
      const ordered = orderProposals(
        sized.map((one) => ({
          id: one.id,
          amount: call.inCents(one.amount ?? 0),
          months: one.months ?? 0,
          tan: fractionOf(one.tanPercent),
          openingFee: call.inCentsOrNone(one.openingFeeEur),
          monthlyCharge: call.inCentsOrNone(one.monthlyChargeEur),
        })),
        on,
      )
      return (
        ordered && {
          orderedBy: ordered.orderedBy,
          order: ordered.proposals.map((one) => one.id),
          proposals: ordered.proposals.map(({ id, instalment, mtic, months, rate }) => ({
            ...{ id, instalment, mtic, months },
            taegPercent: call.asPercentOrNone(rate),
          })),
        }
      )
    })
  },
}
