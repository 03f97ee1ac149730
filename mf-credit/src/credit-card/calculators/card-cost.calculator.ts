import { cents, number, object } from 'shared-lib/contract/schema'
import { defineCalculator } from 'shared-lib/kit/form/calculator'
import { defineForm } from 'shared-lib/kit/form/form'
import { cardFields } from '../fields'
import { foreignProblem, habitFrom, termsFrom } from '../rules/card-input'
import { cardYear, purchasesForFee } from '../rules/card-year'
import { cardRatesOn } from '../rules/legal-maximum'
import { rateNeeded } from './card.problems'
import * as schema from './card.schema'
import { cardLimits } from './card-limits'

/** `POST /api/calculators/card-cost`. */
export const cardCostCalculator = defineCalculator({
  form: defineForm(cardFields),
  title: 'Cost of a card in a year',
  called: 'Custo de um cartão num ano',
  description:
    'What a credit card costs in its first year for a way of using it: interest and stamp duties month by month, annual fee, cash taken out on credit, purchases in another currency, less what comes back. Needs no offer: the numbers of any contract, or the highest rate of the law.',
  limits: cardLimits,
  output: object(
    {
      cost: cents('all charges and fees of the year less what comes back; below zero where more comes back.'),
      ...schema.charges,
      annualFee: cents('annual fee with stamp duty.'),
      cashFees: cents('fees of cash taken out on credit, with stamp duty.'),
      foreignFees: cents('fees of purchases in another currency, with stamp duty.'),
      cashback: cents('what comes back of the purchases.'),
      debtAfterYear: cents('owed when the year ends.'),
      ...schema.rates,
      months: schema.months,
    },
    {
      cashFeesShare: schema.share('Fees of the cash over the cash; missing without any'),
      costPer100: number('Cost of the year for every 100 € bought, in euros; missing without purchases.'),
      feeBreakEven: cents(
        'the least to buy in a month so that what comes back pays the annual fee; missing where it never does.',
      ),
    },
  ),
  examples: [
    {
      title: 'Always paid in full, with cashback',
      input: { pays: 'all', monthlyPurchases: 600, annualFee: 20, cashback: 1, cashbackCap: 60 },
    },
    {
      title: 'The least payment, 300 € of purchases a month',
      input: { pays: 'minimum', minimumShare: 5, minimumFloor: 25, monthlyPurchases: 300, balance: 800 },
    },
    {
      title: 'Cash on credit six times a year',
      input: { pays: 'all', cashTimes: 6, cash: 200, cashFee: 4, cashFeeShare: 4 },
    },
    {
      title: 'A holiday in another currency',
      input: { pays: 'all', monthlyPurchases: 250, foreign: 1200, foreignFee: 2.5 },
    },
  ],
  calculate(input, today) {
    const problems = foreignProblem(input)
    if (problems.length > 0) return { problems }
    const rates = cardRatesOn(today, input.tan)
    if (!rates) return { problems: [rateNeeded] }
    const habit = habitFrom(input)
    const terms = termsFrom(input, rates.tan)
    const { months, dutyOnInterest, dutyOnUse, debt, ...year } = cardYear(habit, terms, rates)
    const bought = 12 * habit.purchases
    const taken = habit.cashTimes * habit.cash
    const feeBreakEven = purchasesForFee(terms, rates)
    return {
      result: {
        ...year,
        stampOnInterest: dutyOnInterest,
        stampOnUse: dutyOnUse,
        debtAfterYear: debt,
        tan: rates.tan,
        isLegalMaximum: rates.isLegalMaximum,
        months: months.map(schema.monthRow),
        ...(taken > 0 && { cashFeesShare: year.cashFees / taken }),
        ...(bought > 0 && { costPer100: Math.round((year.cost / bought) * 10_000) / 100 }),
        ...(feeBreakEven !== undefined && { feeBreakEven }),
      },
    }
  },
})
