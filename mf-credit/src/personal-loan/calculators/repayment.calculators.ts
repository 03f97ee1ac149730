import { cents, integer, list, number, object } from 'shared-lib/contract/schema'
import { openCalculator } from 'shared-lib/kit/form/calculator'
import { charge, term } from 'shared-lib/kit/form/credit-fields'
import * as program from 'shared-lib/kit/form/program-fields'
import { tryValueOn } from 'shared-lib/rules/dated/dated-parameter'
import { latePayment } from '../data/parameters/late-payment'
import { earlyPayoff } from '../rules/early-payoff'
import { largestLateFee } from '../rules/late-payment'
import { asPercent, onDay } from './call'
import { amount, contractDate, dayOf, months, rate, tanPercent } from './call.fields'
import { personalLoanLimits } from './limits'

/** `POST /api/calculators/personal-loan-early-repayment`. */
export const earlyPayoffCalculator = openCalculator({
  title: 'Paying off a personal loan early',
  called: 'Pagar o crédito pessoal antes do fim',
  description:
    'What is owed after an instalment, the largest fee of the law (none at a variable rate, never above the interest that is left) with its stamp duty, and what paying all of it then saves.',
  limits: personalLoanLimits,
  fields: {
    amount,
    tanPercent,
    months,
    repaidAfterInstalment: term(program.words('Instalments paid before it.')),
    rate,
    contractDate,
  },
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
        amount: call.amount,
        months: call.months,
        tan: call.tanPercent,
        rateType: call.rate,
        afterInstalment,
        on,
      }),
    )
  },
})

/** `POST /api/calculators/personal-loan-late-fee`. */
export const lateFeeCalculator = openCalculator({
  title: 'The most that a late instalment may cost',
  called: 'Comissão por prestação em atraso',
  description:
    'The largest fee that may be asked for once when an instalment is late, and what may be added to the rate on what is overdue.',
  limits: personalLoanLimits,
  fields: {
    instalments: program.list(
      'Instalments that are late, EUR, each on its own.',
      charge(program.words('EUR.')),
      100,
    ),
    on: dayOf('Day whose law counts; today by default.'),
  },
  output: object({
    maximumFees: list(
      cents('largest fee, before its stamp duty.'),
      'One for each instalment, as they were given.',
    ),
    surchargePercentagePoints: number(
      'Percentage points: added at most to the rate of the contract on capital that is overdue.',
    ),
  }),
  examples: [{ title: 'A small, a usual and a large one', input: { instalments: [150, 400, 5000] } }],
  calculate: ({ instalments, on: day }, today) =>
    onDay(
      day,
      today,
      (on) => {
        const rule = tryValueOn(latePayment, on)
        if (!rule) return undefined
        return {
          maximumFees: instalments.map((instalment) => largestLateFee(instalment, on)),
          surchargePercentagePoints: asPercent(rule.surcharge),
        }
      },
      'on',
    ),
})
