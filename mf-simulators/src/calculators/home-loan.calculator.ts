import { defineCalculator } from 'shared-lib/kit/form/calculator'
import { creditDateProblem } from 'shared-lib/rules/credit/credit-date'
import { requiredMessage } from 'shared-lib/rules/validation/common-messages'
import type { LeadProblem } from 'shared-lib/rules/validation/problem'
import { homeLoanForm, homeLoanScreenForm, usualSpread } from '../fields/home-loan.form'
import { homeLoanAnswer } from './home-loan.result'
import { homeLoanOutput } from './home-loan.schema'

/** `POST /api/calculators/home-loan`. */
export const homeLoanCalculator = defineCalculator({
  form: homeLoanForm,
  title: 'Home loan',
  description:
    'Instalments, TAEG, MTIC, stamp duty, limits of loan to value, term and effort on the day of the assessment, what could be borrowed, early repayment, the State’s guarantee for young buyers, moved rates, neighbouring loans and every instalment (`schedule: yearly` leaves those out). The index stays the same to the end. TAEG and MTIC are missing where the stamp duty of the day is not held.',
  limits: [
    'Períodos de carência, capital diferido e obras pagas por fases.',
    'Mais de dois titulares.',
    'Mudanças futuras da Euribor, além das que pedires para ver.',
  ],
  output: homeLoanOutput,
  examples: [
    {
      title: 'Variable rate on the newest average',
      input: {
        propertyValue: 250_000,
        wantToBorrow: 200_000,
        wantToBorrowTime: 35,
        rateType: 'variable',
        spread: usualSpread,
        euriborType: 6,
        age: 32,
        netMonthlyIncome: 2400,
      },
    },
    {
      title: 'Mixed rate, income paid 14 times a year, costs and an early repayment',
      input: {
        propertyValue: 300_000,
        valuation: 290_000,
        borrowingPercentage: 80,
        wantToBorrowTime: 30,
        rateType: 'mixed',
        tan: 2.85,
        fixedYears: 5,
        spread: 0.7,
        age: 41,
        secondAge: 38,
        netMonthlyIncome: 3100,
        hasDuodecimals: 'no',
        otherInstalments: 150,
        openingFees: 600,
        registrationCosts: 250,
        monthlyInsurance: 35.5,
        earlyRepayment: 10_000,
        earlyRepaymentMonth: 24,
        earlyRepaymentKeeps: 'instalment',
      },
    },
    {
      title: 'The most that an income allows',
      input: { wantToBorrowTime: 40, tan: 3.498, age: 30, netMonthlyIncome: 2000, schedule: 'yearly' },
    },
    {
      title: 'A home to let, over 317 months, with an index below zero',
      input: {
        wantToBorrow: 150_000,
        termMonths: 317,
        spread: 1.2,
        otherEuribor: -0.5,
        housing: 'investment',
        schedule: 'yearly',
      },
    },
    {
      title: 'Fixed rate for all of the price, with the State’s guarantee',
      input: {
        propertyValue: 200_000,
        wantToBorrow: 200_000,
        wantToBorrowTime: 40,
        rateType: 'fixed',
        tan: 3.4,
        age: 29,
        taxableIncome: 24_000,
        isFirstHome: true,
      },
    },
  ],
  calculate({ assessmentDate: givenDate, schedule, termMonths, ...input }, today) {
    const assessmentDate = givenDate ?? today
    const problem = creditDateProblem('assessmentDate', assessmentDate, today)
    if (problem) return { problems: [problem] }
    const wantToBorrowTime = termMonths === undefined ? input.wantToBorrowTime : termMonths / 12
    if (wantToBorrowTime === undefined)
      return { problems: [{ field: 'wantToBorrowTime', message: requiredMessage }] }
    const answer = homeLoanAnswer({ ...input, wantToBorrowTime, assessmentDate }, schedule)
    return 'problems' in answer && termMonths !== undefined
      ? { problems: answer.problems.map(inMonths) }
      : answer
  },
})

/** A problem with the term belongs to the field in which the term was given. */
const inMonths = (problem: LeadProblem): LeadProblem =>
  problem.field === 'wantToBorrowTime' ? { ...problem, field: 'termMonths' } : problem

/** The same for the page and the tag. */
export const homeLoanOnScreen = { ...homeLoanCalculator, form: homeLoanScreenForm }
