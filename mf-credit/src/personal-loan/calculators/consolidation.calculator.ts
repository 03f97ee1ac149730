import { cents, object, oneOf } from 'shared-lib/contract/schema'
import { openCalculator } from 'shared-lib/kit/form/calculator'
import { charge, term } from 'shared-lib/kit/form/credit-fields'
import * as program from 'shared-lib/kit/form/program-fields'
import { consolidation, consolidationVerdicts } from '../rules/consolidation'
import { onDay } from './call'
import { amount, contractDate, fees, months, tanPercent } from './call.fields'
import { personalLoanLimits } from './limits'

const debt = program.group({
  balance: charge(program.words('Still owed, EUR.')),
  instalment: charge(program.words('Paid each month, EUR.')),
  monthsLeft: term(program.words('Instalments left.')),
  name: program.optional(program.name('What it is called; the result does not need it.', 60, 0)),
})

/** `POST /api/calculators/personal-loan-consolidation`. */
export const consolidationCalculator = openCalculator({
  title: 'Several debts put together',
  called: 'Juntar créditos',
  description:
    'What is paid a month and in all for debts as they stand, against one new loan in their place. Fees for paying the old ones off are not in it.',
  limits: personalLoanLimits,
  fields: {
    debts: program.list('Debts that the new loan pays off.', debt, 20),
    newLoan: program.group({ amount, tanPercent, months, ...fees }),
    contractDate,
  },
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
  calculate: (
    { debts, newLoan: { tanPercent: tan, openingFeeEur, monthlyChargeEur, ...loan }, ...call },
    today,
  ) =>
    onDay(call.contractDate, today, (on) =>
      consolidation(debts, { ...loan, tan, openingFee: openingFeeEur, monthlyCharge: monthlyChargeEur, on }),
    ),
})
