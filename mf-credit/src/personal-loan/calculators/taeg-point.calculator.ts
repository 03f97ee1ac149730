import { cents, object } from 'shared-lib/contract/schema'
import { openCalculator } from 'shared-lib/form/calculator'
import { defineForm } from 'shared-lib/form/form'
import { loanAtTaeg } from '../domain/at-taeg'
import { onDay } from './call'
import { amount, contractDate, months, percentOf } from './call.fields'
import { personalLoanLimits } from './limits'

/** `POST /api/calculators/personal-loan-taeg-points`. */
export const taegPointCalculator = openCalculator({
  title: 'What points of the TAEG are worth',
  called: 'Quanto vale um ponto de TAEG',
  description:
    'The same loan at two TAEG, without fees: instalment and total of each, and what lies between.',
  limits: personalLoanLimits,
  form: defineForm({
    amount,
    months,
    fromTaegPercent: percentOf('First TAEG'),
    toTaegPercent: percentOf('Second TAEG'),
    contractDate,
  }),
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
