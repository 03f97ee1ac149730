import type { Calculator } from 'shared-lib/contract/define-micro-frontend'
import { cents, integer, object, oneOf } from 'shared-lib/contract/schema'
import { fractionOf } from 'shared-lib/money/rate'
import { earlyPayoff } from '../domain/early-payoff'
import { amount, contractDate, inCents, months, onDay, tanPercent, term } from './call'
import { personalLoanLimits } from './limits'

interface Call {
  readonly amount: number
  readonly tanPercent: number
  readonly months: number
  readonly rate?: 'fixed' | 'variable'
  readonly repaidAfterInstalment: number
  readonly contractDate?: string
}

/** `POST /api/calculators/personal-loan-early-repayment`. */
export const earlyPayoffCalculator: Calculator = {
  title: 'Paying off a personal loan early',
  called: 'Pagar o crédito pessoal antes do fim',
  description:
    'What is owed after an instalment, the largest fee of the law (none at a variable rate, never above the interest that is left) with its stamp duty, and what paying all of it then saves.',
  limits: personalLoanLimits,
  input: object(
    { amount, tanPercent, months: term, repaidAfterInstalment: months('instalments paid before it.') },
    { rate: oneOf(['fixed', 'variable'], 'Fixed by default.'), contractDate },
  ),
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
  calculate(call: Call, today) {
    if (call.repaidAfterInstalment >= call.months)
      return {
        problems: [{ field: 'repaidAfterInstalment', message: 'O reembolso tem de ser antes do último mês' }],
      }
    return onDay(call.contractDate, today, (on) =>
      earlyPayoff({
        amount: inCents(call.amount),
        months: call.months,
        tan: fractionOf(call.tanPercent),
        rateType: call.rate ?? 'fixed',
        afterInstalment: call.repaidAfterInstalment,
        on,
      }),
    )
  },
}
