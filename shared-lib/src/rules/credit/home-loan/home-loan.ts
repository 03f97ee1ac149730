import { addMonths } from '../../dates/calendar'
import { type Cents, cents, sumCents } from '../../money/cents'
import { requiredMessage } from '../../validation/common-messages'
import type { LeadProblem } from '../../validation/problem'
import { type EarlyRepayment, earlyProblems, earlyRepayment } from '../early-repayment'
import { effortOf, type RatePlan } from '../effort'
import { unknownIndex } from '../euribor/index-rate'
import { rateShiftsOf } from '../euribor/rate-shifts'
import { unknownOn } from '../figures'
import { addToMonth, monthInWords, monthOf } from '../month'
import { type Instalment, type Loan, repaymentPlan } from '../repayment-plan'
import { noRate } from '../total-cost'
import { homeLoanCosts, homeLoanLeftOut } from './home-loan-costs'
import { homeLoanFigures } from './home-loan-figures'
import { oldestOf, termLimits, termProblem, valueLimits } from './home-loan-limits'
import type { HomeLoanInput, HomeLoanOutcome, HomeLoanResult } from './home-loan-outcome'
import { amountOf, effortInput, feeRule, guaranteeInput, loanOf, monthsOf, termsOf } from './home-loan-parts'
import { rateProblems, ratesOf, type UsedRates } from './home-loan-rates'
import { guaranteeOf } from './state-guarantee'

function problemsOf(input: HomeLoanInput, amount: Cents | undefined): LeadProblem[] {
  const { propertyValue, earlyRepayment: extra, earlyRepaymentMonth } = input
  const term = termProblem(input)
  const problems: LeadProblem[] = []
  if (amount === undefined && !effortInput(input))
    problems.push({ field: 'wantToBorrow', message: requiredMessage })
  if ((amount ?? 0) > (propertyValue ?? Infinity))
    problems.push({
      field: 'propertyValue',
      message: 'O valor do imóvel tem de ser igual ou superior ao montante a financiar',
    })
  if (term) problems.push({ field: 'wantToBorrowTime', message: term })
  problems.push(...rateProblems(termsOf(input)))
  problems.push(...earlyProblems(extra, earlyRepaymentMonth, monthsOf(input)))
  return problems
}

function earlyOf(
  input: HomeLoanInput,
  loan: Loan,
  plan: readonly Instalment[],
  rates: RatePlan,
): EarlyRepayment | undefined {
  const { earlyRepayment: amount, earlyRepaymentMonth: afterInstalment, earlyRepaymentKeeps: keeps } = input
  if (amount === undefined || afterInstalment === undefined) return undefined
  return earlyRepayment(
    loan,
    plan,
    { amount, afterInstalment, keeps },
    feeRule(input, rates, afterInstalment),
  )
}

const lowerOf = (one: Cents | undefined, other: Cents | undefined) =>
  one === undefined ? other : other === undefined ? one : cents(Math.min(one, other))

function unknownOf(
  input: HomeLoanInput,
  { index }: UsedRates,
  result: Omit<HomeLoanResult, 'unknown' | 'figures'>,
): string[] {
  const { assessmentDate: on } = input
  return [
    ...(index && !index.isFinal
      ? [
          `O contrato usaria a Euribor de ${monthInWords(index.neededMonth)}, que ainda não conhecemos: as contas usam a de ${monthInWords(index.month)}.`,
        ]
      : []),
    ...(result.mtic === undefined
      ? [`${unknownOn('o imposto do selo de um crédito', on)} Sem ele não há TAEG nem MTIC.`]
      : []),
    ...(result.mtic !== undefined && result.taeg === undefined ? [noRate] : []),
    ...(effortInput(input) && result.effortRate === undefined
      ? [unknownOn('o limite da taxa de esforço e o choque de taxa', on)]
      : []),
    ...(oldestOf(input) !== undefined && result.maxYears === undefined
      ? [unknownOn('o prazo máximo recomendado', on)]
      : []),
    ...(result.early && result.early.fee === undefined
      ? [unknownOn('a comissão de reembolso antecipado', addMonths(on, result.early.month))]
      : []),
  ]
}

function worked(input: HomeLoanInput, amount: Cents, used: UsedRates): HomeLoanResult {
  const { rates, index } = used
  const loan = loanOf(amount, rates)
  const plan = repaymentPlan(loan)
  const costs = homeLoanCosts(input, amount, plan)
  const forEffort = effortInput(input)
  const effort = forEffort && effortOf(amount, rates, forEffort)
  const limits = { ...valueLimits(input, amount), ...termLimits(input) }
  const { later } = rates
  const result = {
    amount,
    isLargest: amountOf(input) === undefined,
    months: rates.months,
    annualRate: rates.rate,
    index,
    instalment: plan[0]?.instalment ?? cents(0),
    ...(later && {
      laterRate: later.rate,
      laterInstalment: plan[later.after]?.instalment,
      laterFrom: later.after + 1,
    }),
    totalInterest: sumCents(...plan.map(({ interest }) => interest)),
    leftOut: homeLoanLeftOut(input),
    ...costs,
    ...limits,
    ...effort,
    maxLoan: lowerOf(effort?.maxLoanByIncome, limits.maxLoanByValue),
    early: earlyOf(input, loan, plan, rates),
    stateGuarantee: guaranteeOf(guaranteeInput(input, amount)),
    rateShifts: rateShiftsOf(amount, rates, plan),
    schedule: plan,
  }
  return {
    ...result,
    unknown: unknownOf(input, used, result),
    figures: homeLoanFigures(input, used, {
      amount,
      costs,
      effort,
      early: result.early,
      guarantee: result.stateGuarantee,
      plan,
    }),
  }
}

/** The most that income and property allow, without a given amount; `undefined` when limits are not known. */
function mostOf(input: HomeLoanInput, { rates }: UsedRates): Cents | undefined {
  const forEffort = effortInput(input)
  const byIncome = forEffort && effortOf(cents(0), rates, forEffort)?.maxLoanByIncome
  return byIncome && lowerOf(byIncome, valueLimits(input, byIncome).maxLoanByValue)
}

const noRoom = {
  field: 'netMonthlyIncome',
  message:
    'Com este rendimento e estas prestações não há margem para um crédito, ou não conhecemos os limites da data',
}

/**
 * A home loan on the day of its assessment: instalments, TAEG and MTIC with their taxes, limits of loan to value,
 * term and effort, what could be borrowed, early repayment and the table of instalments. Without an amount it is the
 * largest loan that income and property allow. The index is taken as the same to the end, as lenders do.
 */
export function homeLoan(input: HomeLoanInput): HomeLoanOutcome {
  const asked = amountOf(input)
  const problems = problemsOf(input, asked)
  if (problems.length > 0) return { problems }
  const rates = ratesOf(termsOf(input))
  if (!rates) {
    const month = addToMonth(monthOf(input.assessmentDate), -1)
    return { problems: [{ field: 'assessmentDate', message: unknownIndex(input.euriborType, month) }] }
  }
  const amount = asked ?? mostOf(input, rates)
  return amount ? { result: worked(input, amount, rates) } : { problems: [noRoom] }
}
