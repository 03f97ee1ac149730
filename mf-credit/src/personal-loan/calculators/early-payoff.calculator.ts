import { cents, integer, object } from 'shared-lib/contract/schema'
import { term } from 'shared-lib/credit/fields'
import { openCalculator } from 'shared-lib/form/calculator'
import { defineForm } from 'shared-lib/form/form'
import * as program from 'shared-lib/form/program-fields'
import { earlyPayoff } from '../domain/early-payoff'
import { onDay } from './call'
import { amount, contractDate, months, rate, tanPercent } from './call.fields'
import { personalLoanLimits } from './limits'

/** `POST /api/calculators/personal-loan-early-repayment`. */
export const earlyPayoffCalculator = openCalculator({
  title: 'Paying off a personal loan early',
  called: 'Pagar o crédito pessoal antes do fim',
  description:
    'What is owed after an instalment, the largest fee of the law (none at a variable rate, never above the interest that is left) with its stamp duty, and what paying all of it then saves.',
  limits: personalLoanLimits,
  form: defineForm({
    amount,
    tanPercent,
    months,
    repaidAfterInstalment: term(program.words('Instalments paid before it.')),
    rate,
    contractDate,
  }),
  output: object({
    instalment: cents('instalment with stamp duty on its interest.'),
    monthsLeft: integer('Months: instalments that would still be paid.'),
    outstanding: cents('owed after that instalment.'),
    interestLeft: cents('interest that would still be paid, without tax.'),
    maximumFee: cents('largest fee.'),
    stampDutyOnFee: cents('stamp duty on that fee.'),
    paidOtherwise: cents('the instalments that are left.'),
    saved: cents('less than those, fee and its stamp duty counted; below zero: more.'),
  }),
  examples: [
    {
      title: 'Two years into six',
      input: { amount: 15_000, tanPercent: 9.9, months: 72, rate: 'fixed', repaidAfterInstalment: 24 },
    },
  ],
  calculate({ repaidAfterInstalment: afterInstalment, contractDate, ...call }, today) {
    if (afterInstalment >= call.months)
      return {
        problems: [{ field: 'repaidAfterInstalment', message: 'O reembolso tem de ser antes do último mês' }],
      }
    return onDay(contractDate, today, (on) =>
      earlyPayoff({
        ...{ amount: call.amount, months: call.months, tan: call.tanPercent, rateType: call.rate },
        ...{ afterInstalment, on },
      }),
    )
  },
})
