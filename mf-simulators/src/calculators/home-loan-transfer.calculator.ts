import { defineCalculator } from 'shared-lib/kit/form/calculator'
import { creditDateProblem } from 'shared-lib/rules/credit/credit-date'
import { homeLoanTransferForm } from '../fields/home-loan-transfer.form'
import { homeLoanTransferAnswer } from './home-loan-transfer.result'
import { homeLoanTransferOutput } from './home-loan-transfer.schema'

/** `POST /api/calculators/home-loan-transfer`. */
export const homeLoanTransferCalculator = defineCalculator({
  form: homeLoanTransferForm,
  title: 'Transfer of a home loan',
  description:
    'Whether moving a home loan to another lender pays: instalments, costs with the largest early-repayment fee of the law and its stamp duty, the month from which on it has paid for itself, and what is saved to the end. Indices stay the same to the end. The debt moves without stamp duty.',
  limits: [
    'Pedir mais dinheiro do que deves: só o que pedires a mais paga imposto do selo.',
    'Mudanças futuras da Euribor: fica igual até ao fim nos dois créditos.',
  ],
  output: homeLoanTransferOutput,
  examples: [
    {
      title: 'Lower spread, same months',
      input: {
        outstandingDebt: 120_000,
        monthsLeft: 300,
        currentSpread: 1.4,
        euriborType: 12,
        rateType: 'variable',
        spread: 0.7,
        registrationCosts: 250,
      },
    },
    {
      title: 'From fixed to mixed, over more months',
      input: {
        outstandingDebt: 95_000,
        monthsLeft: 220,
        currentRateType: 'fixed',
        currentTan: 4.1,
        currentMonthlyCosts: 48,
        rateType: 'mixed',
        tan: 2.9,
        fixedYears: 3,
        spread: 0.8,
        newMonths: 300,
        newMonthlyCosts: 30,
        openingFees: 400,
      },
    },
    {
      title: 'A transfer that never pays',
      input: { outstandingDebt: 50_000, monthsLeft: 60, currentTan: 2.5, rateType: 'fixed', tan: 3.5 },
    },
  ],
  calculate({ transferDate: givenDate, ...input }, today) {
    const transferDate = givenDate ?? today
    const problem = creditDateProblem('transferDate', transferDate, today)
    return problem ? { problems: [problem] } : homeLoanTransferAnswer({ ...input, transferDate })
  },
})
