import { defineCalculator } from 'shared-lib/kit/form/calculator'
import { creditDateProblem } from 'shared-lib/rules/credit/credit-date'
import { personalLoan } from 'shared-lib/rules/credit/loan/loan'
import { loanForm } from '../fields/loan.form'
import { loanOutput } from './loan.schema'

/** `POST /api/calculators/loan`. */
export const loanCalculator = defineCalculator({
  form: loanForm,
  title: 'Personal loan',
  description:
    'The constant instalment with stamp duty on its interest, TAEG and MTIC, stamp duty by the day of the contract, the ceiling of the TAEG in its quarter, longest term, effort, early repayment, moved rates and every instalment. Where the stamp duty of the day is not held, give the contract’s own.',
  limits: [
    'Cartões, descobertos e locação com valor residual.',
    'Comissões e seguros pagos com o próprio empréstimo.',
  ],
  output: loanOutput,
  examples: [
    {
      title: '10 000 € over five years',
      input: {
        wantToBorrowBase: 10_000,
        wantToBorrowTime: 60,
        tan: 8.5,
        openingFee: 150,
        netMonthlyIncome: 1300,
      },
    },
    {
      title: 'A used car, with an early repayment',
      input: {
        wantToBorrowBase: 15_000,
        wantToBorrowTime: 96,
        tan: 9.9,
        loanType: 'carMc',
        vehicle: 'carUsed',
        monthlyFee: 2.5,
        earlyRepayment: 3000,
        earlyRepaymentMonth: 24,
        earlyRepaymentFee: 0.5,
      },
    },
    {
      title: 'A contract of 2022, optional insurance',
      input: {
        wantToBorrowBase: 20_000,
        wantToBorrowTime: 84,
        tan: 10,
        monthlyInsurance: 31.73,
        contractDate: '2022-06-01',
      },
    },
    {
      title: 'A contract of 2024, whose stamp duty is not confirmed',
      input: { wantToBorrowBase: 5000, wantToBorrowTime: 24, tan: 11, contractDate: '2024-05-15' },
    },
  ],
  calculate({ contractDate: givenDate, ...input }, today) {
    const contractDate = givenDate ?? today
    const problem = creditDateProblem('contractDate', contractDate, today)
    return problem ? { problems: [problem] } : personalLoan({ ...input, contractDate })
  },
})
