import type { Calculator } from 'shared-lib/contract/define-micro-frontend'
import { cents, list, object, oneOf, text } from 'shared-lib/contract/schema'
import { fractionOf } from 'shared-lib/money/rate'
import { consolidation, consolidationVerdicts } from '../domain/consolidation'
import * as call from './call'
import { personalLoanLimits } from './limits'

interface Call {
  readonly debts: readonly {
    readonly name?: string
    readonly balance: number
    readonly instalment: number
    readonly monthsLeft: number
  }[]
  readonly newLoan: {
    readonly amount: number
    readonly tanPercent: number
    readonly months: number
    readonly openingFeeEur?: number
    readonly monthlyChargeEur?: number
  }
  readonly contractDate?: string
}

const debt = object(
  {
    balance: call.euros('still owed.'),
    instalment: call.euros('paid each month.'),
    monthsLeft: call.months('instalments left.'),
  },
  { name: text('What it is called; the result does not need it.', { maxLength: 60 }) },
)

/** `POST /api/calculators/personal-loan-consolidation`. */
export const consolidationCalculator: Calculator = {
  title: 'Several debts put together',
  called: 'Juntar créditos',
  description:
    'What is paid a month and in all for debts as they stand, against one new loan in their place. Fees for paying the old ones off are not in it.',
  limits: personalLoanLimits,
  input: object(
    {
      debts: list(debt, 'Debts that the new loan pays off.', { minItems: 1, maxItems: 20 }),
      newLoan: object(
        { amount: call.amount, tanPercent: call.tanPercent, months: call.term },
        { openingFeeEur: call.openingFeeEur, monthlyChargeEur: call.monthlyChargeEur },
      ),
    },
    { contractDate: call.contractDate },
  ),
  output: object({
    owed: cents('still owed of all debts.'),
    extraMoney: cents('lent above what is owed; below zero: what must be added.'),
    instalmentNow: cents('paid a month today.'),
    instalmentNew: cents('instalment of the new loan.'),
    lessPerMonth: cents('less a month; below zero: more.'),
    totalNow: cents('still to be paid of all debts.'),
    totalNew: cents('all that is paid for the new loan (MTIC).'),
    extraCost: cents('more in all than today; below zero: less.'),
    extraCostOfDebts: cents('the same without the money that was lent above what is owed.'),
    verdict: oneOf(
      consolidationVerdicts,
      'What becomes of the instalment, and of all that is paid (by `extraCostOfDebts`).',
    ),
  }),
  examples: [
    {
      title: 'A card, a loan and a car',
      input: {
        debts: [
          { name: 'card', balance: 3000, instalment: 110, monthsLeft: 36 },
          { name: 'loan', balance: 6200, instalment: 215, monthsLeft: 34 },
          { name: 'car', balance: 4300, instalment: 150, monthsLeft: 33 },
        ],
        newLoan: { amount: 13_500, tanPercent: 10.5, months: 84 },
      },
    },
  ],
  calculate: ({ debts, newLoan, contractDate }: Call, today) =>
    call.onDay(contractDate, today, (on) =>
      consolidation(
        debts.map(({ balance, instalment, monthsLeft }) => ({
          balance: call.inCents(balance),
          instalment: call.inCents(instalment),
          monthsLeft,
        })),
        {
          amount: call.inCents(newLoan.amount),
          months: newLoan.months,
          tan: fractionOf(newLoan.tanPercent),
          openingFee: call.inCentsOrNone(newLoan.openingFeeEur),
          monthlyCharge: call.inCentsOrNone(newLoan.monthlyChargeEur),
          on,
        },
      ),
    ),
}
