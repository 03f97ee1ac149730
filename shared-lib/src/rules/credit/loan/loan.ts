import { cents, sumCents } from '../../money/cents'
import { earlyProblems, earlyRepayment } from '../early-repayment'
import { effortOf } from '../effort'
import { rateShiftsOf } from '../euribor/rate-shifts'
import { unknownOn } from '../figures'
import { type Instalment, type Loan, repaymentPlan } from '../repayment-plan'
import { noRate } from '../total-cost'
import { costsOf, loanLeftOut, loanOf } from './loan-costs'
import { loanFigures } from './loan-figures'
import type { LoanInput, LoanOutcome, LoanResult } from './loan-outcome'
import {
  ceilingOf,
  chargesDuty,
  consumerEffortInput,
  consumerFeeRule,
  consumerRates,
  isCovered,
  longestMonths,
  taegCategory,
} from './loan-rules'
import { otherTerms } from './loan-terms'

function unknownOf(input: LoanInput, result: Omit<LoanResult, 'unknown' | 'figures'>): string[] {
  const { contractDate: on } = input
  const category = taegCategory(input)
  return [
    ...(result.mtic === undefined
      ? [
          `${unknownOn('o imposto do selo sobre o crédito ao consumo', on)} Indica o do teu contrato para teres TAEG e MTIC.`,
        ]
      : []),
    ...(result.mtic !== undefined && result.taeg === undefined ? [noRate] : []),
    ...(category === undefined
      ? ['Diz se o carro é novo ou usado, e se é leasing, para saberes a TAEG máxima.']
      : result.maximumTaeg === undefined
        ? [unknownOn('a TAEG máxima', on)]
        : []),
    ...(result.maxMonths === undefined ? [unknownOn('o prazo máximo recomendado', on)] : []),
    ...(consumerEffortInput(input) && result.effortRate === undefined
      ? [unknownOn('o limite da taxa de esforço e o choque de taxa', on)]
      : []),
    ...(result.early && result.early.fee === undefined ? [consumerFeeRule(input).because.unknown ?? ''] : []),
  ]
}

function earlyOf(input: LoanInput, loan: Loan, plan: readonly Instalment[]) {
  const { earlyRepayment: amount, earlyRepaymentMonth: afterInstalment, earlyRepaymentKeeps: keeps } = input
  if (amount === undefined || afterInstalment === undefined) return undefined
  return earlyRepayment(loan, plan, { amount, afterInstalment, keeps }, consumerFeeRule(input))
}

function worked(input: LoanInput, duty: number): LoanResult {
  const { wantToBorrowBase: amount, wantToBorrowTime: months, tan } = input
  const loan = loanOf(input, duty)
  const plan = repaymentPlan(loan)
  const rates = consumerRates(input, duty)
  const costs = costsOf(input, plan, duty)
  const maximumTaeg = ceilingOf(input)
  const maxMonths = longestMonths(input)
  const forEffort = consumerEffortInput(input)
  const result = {
    amount,
    annualRate: tan,
    instalment: plan[0]?.instalment ?? cents(0),
    totalInterest: sumCents(...plan.map(({ interest }) => interest)),
    leftOut: loanLeftOut(input),
    ...costs,
    maximumTaeg,
    isAboveMaximum:
      costs.taeg === undefined || maximumTaeg === undefined ? undefined : costs.taeg > maximumTaeg,
    maxMonths,
    isWithinTerm: maxMonths === undefined ? undefined : months <= maxMonths,
    isConsumerCredit: isCovered(input),
    ...(forEffort && effortOf(amount, rates, forEffort)),
    early: earlyOf(input, loan, plan),
    rateShifts: rateShiftsOf(amount, rates, plan),
    otherTerms: otherTerms(input, duty, maxMonths),
    schedule: plan,
  }
  return { ...result, unknown: unknownOf(input, result), figures: loanFigures(input, duty, result) }
}

/**
 * A personal loan on the day of its contract: the constant instalment with the stamp duty on its interest, TAEG and
 * MTIC, the ceiling of the quarter, longest term, effort, early repayment and the table of instalments.
 */
export function personalLoan(input: LoanInput): LoanOutcome {
  const { earlyRepayment: extra, earlyRepaymentMonth: month, wantToBorrowTime } = input
  const problems = earlyProblems(extra, month, wantToBorrowTime)
  if (problems.length > 0) return { problems }
  const duty = chargesDuty(input.contractDate)
  if (duty === undefined) {
    const message = unknownOn('o imposto do selo sobre juros', input.contractDate)
    return { problems: [{ field: 'contractDate', message }] }
  }
  return { result: worked(input, duty) }
}
