import type { Calculator } from 'shared-lib/contract/define-micro-frontend'
import { cents, number, object } from 'shared-lib/contract/schema'
import { maximumTaeg, type TaegCategory } from 'shared-lib/credit/parameters/maximum-taeg'
import { tryValueOn } from 'shared-lib/dated/dated-parameter'
import { loanAtTaeg } from '../domain/at-taeg'
import { amount, asPercent, asPercentOrNone, contractDate, inCents, onDay, term } from './call'
import { category } from './categories'
import { personalLoanLimits } from './limits'

interface Call {
  readonly amount: number
  readonly months: number
  readonly category?: TaegCategory
  readonly contractDate?: string
}

/** `POST /api/calculators/personal-loan-legal-maximum`. */
export const legalMaximumCalculator: Calculator = {
  title: 'The most that a personal loan may cost',
  called: 'Máximo legal de um crédito pessoal',
  description:
    'The ceiling of the TAEG on the day of the contract in euros: the largest instalment and the largest total of this amount over this term, where nothing but taxes is added to the interest.',
  limits: personalLoanLimits,
  input: object({ amount, months: term }, { category, contractDate }),
  output: object(
    {
      maximumTaegPercent: number('Percent: ceiling of the TAEG in the quarter of the contract.'),
      stampDutyOnUse: cents('stamp duty on the amount, paid at the start.'),
      largestInstalment: cents('the most that an instalment may be.'),
      mtic: cents('the most that may be paid in all: stamp duty and instalments.'),
      costOfCredit: cents('the same without the amount lent.'),
    },
    {
      tanPercent: number(
        'Percent: nominal rate that comes to this ceiling; missing where it would be below zero.',
      ),
    },
  ),
  examples: [
    { title: '10 000 € over five years', input: { amount: 10_000, months: 60 } },
    {
      title: 'Solar panels, 7 500 € over four years',
      input: { amount: 7500, months: 48, category: 'education', contractDate: '2026-11-22' },
    },
  ],
  calculate: (call: Call, today) =>
    onDay(call.contractDate, today, (on) => {
      const taeg = tryValueOn(maximumTaeg, on)?.[call.category ?? 'personal']
      const most =
        taeg === undefined
          ? undefined
          : loanAtTaeg({ amount: inCents(call.amount), months: call.months, taeg, on })
      if (taeg === undefined || !most) return undefined
      return {
        maximumTaegPercent: asPercent(taeg),
        stampDutyOnUse: most.stampDutyOnUse,
        largestInstalment: most.instalment,
        mtic: most.mtic,
        costOfCredit: most.cost,
        tanPercent: asPercentOrNone(most.tan),
      }
    }),
}
