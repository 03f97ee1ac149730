import type { Calculator } from 'shared-lib/contract/define-micro-frontend'
import { cents, integer, list, object } from 'shared-lib/contract/schema'
import { fractionOf } from 'shared-lib/money/rate'
import { loanCost } from '../domain/loan-cost'
import { amount, contractDate, inCents, onDay, tanPercent, term } from './call'
import { personalLoanLimits } from './limits'

interface Call {
  readonly amount: number
  readonly tanPercent: number
  readonly months: readonly number[]
  readonly contractDate?: string
}

/** `POST /api/calculators/personal-loan-terms`. */
export const termsCalculator: Calculator = {
  title: 'A longer term of a personal loan',
  called: 'Crédito pessoal a mais meses',
  description:
    'The same loan over several terms, without fees: each instalment and total, and what the last term costs more than the first.',
  limits: personalLoanLimits,
  input: object(
    {
      amount,
      tanPercent,
      months: list(term, 'Terms to compare, in the order of the answer.', { minItems: 2, maxItems: 10 }),
    },
    { contractDate },
  ),
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
  calculate: (call: Call, today) =>
    onDay(call.contractDate, today, (on) => {
      const terms = call.months.flatMap((months) => {
        const cost = loanCost({ amount: inCents(call.amount), months, tan: fractionOf(call.tanPercent), on })
        return cost ? [{ months, instalment: cost.instalment, mtic: cost.mtic }] : []
      })
      const [first, last] = [terms[0], terms.at(-1)]
      if (!first || !last || terms.length < call.months.length) return undefined
      return { terms, extraCost: last.mtic - first.mtic }
    }),
}
