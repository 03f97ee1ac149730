import { cents, integer, list, number, object, oneOf, text } from 'shared-lib/contract/schema'
import { openCalculator } from 'shared-lib/kit/form/calculator'
import * as program from 'shared-lib/kit/form/program-fields'
import { cents as centsOf } from 'shared-lib/rules/money/cents'
import { requiredMessage } from 'shared-lib/rules/validation/common-messages'
import { orderProposals } from '../rules/proposal-order'
import { asPercentOrNone, onDay } from './call'
import { amount, contractDate, fees, months, tanPercent } from './call.fields'
import { personalLoanLimits } from './limits'

const id = program.name('Unique name of the proposal.')
const size = (of: string) => ({
  amount: program.optional({ ...amount, description: `Amount lent, EUR: ${of}.` }),
  months: program.optional({ ...months, description: `Term, months: ${of}.` }),
})
const own = size('of this proposal, where it is not that of all')

/** `POST /api/calculators/personal-loan-order`. */
export const orderCalculator = openCalculator({
  title: 'Proposals of personal loans in their order',
  called: 'Comparar propostas de crédito pessoal',
  description:
    'Proposals by TAEG where all lend the same for as long, else by MTIC: loans that are not alike, and the answer says so (`orderedBy`). Nothing else counts.',
  limits: personalLoanLimits,
  fields: {
    proposals: program.list(
      'Each with an id of its own.',
      program.group({ id, tanPercent, ...own, ...fees }),
      20,
    ),
    ...size('of every proposal without its own'),
    contractDate,
  },
  output: object({
    orderedBy: oneOf(['taeg', 'mtic'], 'What decides; `mtic` where amounts or terms differ.'),
    order: list(text('Id.'), 'Ids, the cheapest first.'),
    proposals: list(
      object(
        {
          id: text('As given.'),
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
  calculate({ proposals, contractDate, ...given }, today) {
    const twice = proposals.findIndex(({ id }, at) => proposals.findIndex((one) => one.id === id) < at)
    if (twice >= 0)
      return {
        problems: [{ field: `proposals.${twice}.id`, message: 'Cada proposta precisa de um nome diferente' }],
      }
    const problems = proposals.flatMap((one, at) =>
      (['amount', 'months'] as const).flatMap((name) =>
        (one[name] ?? given[name]) === undefined
          ? [{ field: `proposals.${at}.${name}`, message: requiredMessage }]
          : [],
      ),
    )
    if (problems.length > 0) return { problems }
    return onDay(contractDate, today, (on) => {
      const ordered = orderProposals(
        proposals.map(({ id, tanPercent: tan, openingFeeEur, monthlyChargeEur, ...own }) => ({
          id,
          tan,
          openingFee: openingFeeEur,
          monthlyCharge: monthlyChargeEur,
          amount: own.amount ?? given.amount ?? centsOf(0),
          months: own.months ?? given.months ?? 0,
        })),
        on,
      )
      return (
        ordered && {
          orderedBy: ordered.orderedBy,
          order: ordered.proposals.map((one) => one.id),
          proposals: ordered.proposals.map(({ id, instalment, mtic, months, rate }) => ({
            id,
            instalment,
            mtic,
            months,
            taegPercent: asPercentOrNone(rate),
          })),
        }
      )
    })
  },
})
