import type { Calculator } from 'shared-lib/contract/define-micro-frontend'
import { cents, object } from 'shared-lib/contract/schema'
import { fractionOf } from 'shared-lib/money/rate'
import { loanAtTaeg } from '../domain/at-taeg'
import { amount, contractDate, inCents, onDay, percent, term } from './call'
import { personalLoanLimits } from './limits'

interface Call {
  readonly amount: number
  readonly months: number
  readonly fromTaegPercent: number
  readonly toTaegPercent: number
  readonly contractDate?: string
}

/** `POST /api/calculators/personal-loan-taeg-points`. */
export const taegPointCalculator: Calculator = {
  title: 'What points of the TAEG are worth',
  called: 'Quanto vale um ponto de TAEG',
  description:
    'The same loan at two TAEG, without fees: instalment and total of each, and what lies between.',
  limits: personalLoanLimits,
  input: object(
    {
      amount,
      months: term,
      fromTaegPercent: percent('first TAEG.'),
      toTaegPercent: percent('second TAEG.'),
    },
    { contractDate },
  ),
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
  calculate: (call: Call, today) =>
    onDay(call.contractDate, today, (on) => {
      const at = (taegPercent: number) =>
        loanAtTaeg({ amount: inCents(call.amount), months: call.months, taeg: fractionOf(taegPercent), on })
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
}
