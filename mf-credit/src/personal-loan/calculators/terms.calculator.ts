import { cents, integer, list, object } from 'shared-lib/contract/schema'
import { openCalculator } from 'shared-lib/kit/form/calculator'
import * as program from 'shared-lib/kit/form/program-fields'
import { loanCost } from '../rules/loan-cost'
import { onDay } from './call'
import { amount, contractDate, months, tanPercent } from './call.fields'
import { personalLoanLimits } from './limits'

/** `POST /api/calculators/personal-loan-terms`. */
export const termsCalculator = openCalculator({
  title: 'A longer term of a personal loan',
  called: 'Crédito pessoal a mais meses',
  description:
    'The same loan over several terms, without fees: each instalment and total, and what the last term costs more than the first.',
  limits: personalLoanLimits,
  fields: {
    amount,
    tanPercent,
    months: program.list('Terms to compare, in the order of the answer, months.', months, 10, 2),
    contractDate,
  },
  output: object({
    terms: list(
      object({
        months: integer('Months: term.'),
        instalment: cents('instalment with stamp duty on its interest.'),
        mtic: cents('all that is paid.'),
      }),
      'One for each term, as they were given.',
    ),
    extraCost: cents('more in all over the last term than over the first; below zero: less.'),
  }),
  examples: [{ title: 'Five or seven years', input: { amount: 10_000, tanPercent: 9.9, months: [60, 84] } }],
  calculate: ({ amount, tanPercent: tan, months: all, contractDate }, today) =>
    onDay(contractDate, today, (on) => {
      const terms = all.flatMap((months) => {
        const cost = loanCost({ amount, months, tan, on })
        return cost ? [{ months, instalment: cost.instalment, mtic: cost.mtic }] : []
      })
      const [first, last] = [terms[0], terms.at(-1)]
      if (!first || !last || terms.length < all.length) return undefined
      return { terms, extraCost: last.mtic - first.mtic }
    }),
})
