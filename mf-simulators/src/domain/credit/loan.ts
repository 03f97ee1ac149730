import { type Instalment, type Loan, repaymentPlan } from 'shared-lib/credit/repayment-plan'
import { cents, sumCents, timesCents } from 'shared-lib/money/cents'
import { earlyProblems, earlyRepayment } from './early-repayment'
import { effortOf } from './effort'
import { unknownOn } from './figures'
import { loanFigures } from './loan-figures'
import type { LoanInput, LoanOutcome, LoanResult } from './loan-outcome'
import {
  ceilingOf,
  chargesDuty,
  consumerEffortInput,
  consumerFeeRule,
  consumerRates,
  dutyOnUse,
  isCovered,
  longestMonths,
  taegCategory,
} from './loan-rules'
import { rateShiftsOf } from './rate-shifts'
import { totalCost } from './total-cost'

/** Charges by month and at the start. `undefined` members: the stamp duty on use is not known. */
function costsOf(input: LoanInput, plan: readonly Instalment[], duty: number) {
  const { wantToBorrowBase: amount, openingFee, monthlyFee, monthlyInsurance, isInsuranceRequired } = input
  const onUse = dutyOnUse(input)
  const stampDutyOnUse = onUse === undefined ? undefined : timesCents(amount, onUse)
  const onOpening = timesCents(openingFee, duty)
  const onMonthlyFee = timesCents(monthlyFee, duty)
  const stampDutyOnFees = sumCents(onOpening, cents(onMonthlyFee * plan.length))
  const stampDutyOnInterest = sumCents(...plan.map(({ levy }) => levy))
  const required = isInsuranceRequired ? monthlyInsurance : cents(0)
  const monthly = plan.map(({ instalment }) => sumCents(instalment, monthlyFee, onMonthlyFee, required))
  const known =
    stampDutyOnUse === undefined
      ? undefined
      : {
          upfrontCosts: sumCents(stampDutyOnUse, openingFee, onOpening),
          taxes: sumCents(stampDutyOnUse, stampDutyOnInterest, stampDutyOnFees),
        }
  return {
    stampDutyOnUse,
    stampDutyOnInterest,
    stampDutyOnFees,
    monthlyPayment: sumCents(plan[0]?.instalment ?? cents(0), monthlyFee, onMonthlyFee, monthlyInsurance),
    ...known,
    ...(known && totalCost(amount, known.upfrontCosts, monthly)),
  }
}

function unknownOf(input: LoanInput, told: Omit<LoanResult, 'unknown' | 'figures'>): string[] {
  const { contractDate: on } = input
  const category = taegCategory(input)
  return [
    ...(told.mtic === undefined
      ? [
          `${unknownOn('o imposto do selo sobre o crédito ao consumo', on)} Indica o do teu contrato para teres TAEG e MTIC.`,
        ]
      : []),
    ...(category === undefined
      ? ['Diz se o carro é novo ou usado, e se é leasing, para saberes a TAEG máxima.']
      : told.maximumTaeg === undefined
        ? [unknownOn('a TAEG máxima', on)]
        : []),
    ...(told.maxMonths === undefined ? [unknownOn('o prazo máximo recomendado', on)] : []),
    ...(consumerEffortInput(input) && told.effortRate === undefined
      ? [unknownOn('o limite da taxa de esforço e o choque de taxa', on)]
      : []),
    ...(told.early && told.early.fee === undefined ? [consumerFeeRule(input).because.unknown ?? ''] : []),
  ]
}

function earlyOf(input: LoanInput, loan: Loan, plan: readonly Instalment[]) {
  const { earlyRepayment: amount, earlyRepaymentMonth: afterInstalment, earlyRepaymentKeeps: keeps } = input
  if (amount === undefined || afterInstalment === undefined) return undefined
  return earlyRepayment(loan, plan, { amount, afterInstalment, keeps }, consumerFeeRule(input))
}

function worked(input: LoanInput, duty: number): LoanResult {
  const { wantToBorrowBase: amount, wantToBorrowTime: months, tan } = input
  const loan: Loan = {
    capital: amount,
    months,
    rates: [{ fromInstalment: 1, annualRate: tan }],
    interestLevy: duty,
  }
  const plan = repaymentPlan(loan)
  const rates = consumerRates(input, duty)
  const costs = costsOf(input, plan, duty)
  const maximumTaeg = ceilingOf(input)
  const maxMonths = longestMonths(input)
  const forEffort = consumerEffortInput(input)
  const told = {
    amount,
    annualRate: tan,
    instalment: plan[0]?.instalment ?? cents(0),
    totalInterest: sumCents(...plan.map(({ interest }) => interest)),
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
    schedule: plan,
  }
  return { ...told, unknown: unknownOf(input, told), figures: loanFigures(input, duty, told) }
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
