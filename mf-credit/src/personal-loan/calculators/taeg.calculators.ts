import { cents, number, object } from 'shared-lib/contract/schema'
import { openCalculator } from 'shared-lib/kit/form/calculator'
import { maximumTaeg } from 'shared-lib/rules/credit/parameters/maximum-taeg'
import { tryValueOn } from 'shared-lib/rules/dated/dated-parameter'
import { loanAtTaeg } from '../rules/at-taeg'
import { asPercent, asPercentOrNone, onDay } from './call'
import { amount, contractDate, months, percentOf } from './call.fields'
import { category } from './categories'
import { personalLoanLimits } from './limits'

/** `POST /api/calculators/personal-loan-legal-maximum`. */
export const legalMaximumCalculator = openCalculator({
  title: 'The most that a personal loan may cost',
  called: 'Máximo legal de um crédito pessoal',
  description:
    'The ceiling of the TAEG on the day of the contract in euros: the largest instalment and the largest total of this amount over this term, where nothing but taxes is added to the interest.',
  limits: personalLoanLimits,
  fields: { amount, months, category, contractDate },
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
  calculate: ({ amount, months, category, contractDate }, today) =>
    onDay(contractDate, today, (on) => {
      const taeg = tryValueOn(maximumTaeg, on)?.[category]
      const most = taeg === undefined ? undefined : loanAtTaeg({ amount, months, taeg, on })
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
})

/** `POST /api/calculators/personal-loan-taeg-points`. */
export const taegPointCalculator = openCalculator({
  title: 'What points of the TAEG are worth',
  called: 'Quanto vale um ponto de TAEG',
  description:
    'The same loan at two TAEG, without fees: instalment and total of each, and what lies between.',
  limits: personalLoanLimits,
  fields: {
    amount,
    months,
    fromTaegPercent: percentOf('First TAEG'),
    toTaegPercent: percentOf('Second TAEG'),
    contractDate,
  },
  output: object({
    instalmentFrom: cents('instalment at the first TAEG.'),
    instalmentTo: cents('instalment at the second TAEG.'),
    mticFrom: cents('all that is paid at the first TAEG.'),
    mticTo: cents('all that is paid at the second TAEG.'),
    difference: cents('more at the second one; below zero: less.'),
  }),
  examples: [
    {
      title: '12 % against 13 %',
      input: { amount: 10_000, months: 60, fromTaegPercent: 12, toTaegPercent: 13 },
    },
  ],
  calculate: ({ amount, months, contractDate, ...call }, today) =>
    onDay(contractDate, today, (on) => {
      const at = (taeg: number) => loanAtTaeg({ amount, months, taeg, on })
      const [from, to] = [at(call.fromTaegPercent), at(call.toTaegPercent)]
      if (!from || !to) return undefined
      return {
        instalmentFrom: from.instalment,
        instalmentTo: to.instalment,
        mticFrom: from.mtic,
        mticTo: to.mtic,
        difference: to.mtic - from.mtic,
      }
    }),
})
