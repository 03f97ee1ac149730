import { type Cents, cents, lessCents } from '../../money/cents'
import type { LeadProblem } from '../../validation/problem'
import { type IndexUsed, unknownIndex } from '../euribor/index-rate'
import { unknownOn } from '../figures'
import { loanOf } from '../home-loan/home-loan-parts'
import { type RateTerms, rateProblems, ratesOf, type UsedRates } from '../home-loan/home-loan-rates'
import { addToMonth, monthInWords, monthOf } from '../month'
import { type Instalment, repaymentPlan } from '../repayment-plan'
import { totalOf, transferCosts } from './transfer-costs'
import { transferFigures } from './transfer-figures'
import type { TransferInput, TransferOutcome, TransferResult, Verdict } from './transfer-outcome'

const currentTerms = (input: TransferInput): RateTerms => ({
  rateType: input.currentRateType,
  months: input.monthsLeft,
  tan: input.currentTan,
  spread: input.currentSpread,
  euriborType: input.euriborType,
  housing: input.housing,
  on: input.transferDate,
})

const newTerms = (input: TransferInput): RateTerms => ({
  rateType: input.rateType,
  months: input.newMonths ?? input.monthsLeft,
  tan: input.tan,
  spread: input.spread,
  fixedYears: input.fixedYears,
  euriborType: input.newEuriborType ?? input.euriborType,
  housing: input.housing,
  on: input.transferDate,
})

const currentNames: Readonly<Record<string, string>> = { tan: 'currentTan', spread: 'currentSpread' }

const problemsOf = (input: TransferInput): LeadProblem[] => [
  ...rateProblems(currentTerms(input)).map(({ field, message }) => ({
    field: currentNames[field] ?? field,
    message,
  })),
  ...rateProblems(newTerms(input)),
]

/** Saving so far after each month, before the costs of the transfer. */
function cumulativeSaving(
  current: readonly Instalment[],
  next: readonly Instalment[],
  { currentMonthlyCosts, newMonthlyCosts }: Pick<TransferInput, 'currentMonthlyCosts' | 'newMonthlyCosts'>,
): Cents[] {
  let saved = 0
  return Array.from({ length: Math.max(current.length, next.length) }, (_, at) => {
    const [before, after] = [current[at], next[at]]
    if (before) saved += before.instalment + currentMonthlyCosts
    if (after) saved -= after.instalment + newMonthlyCosts
    return cents(saved)
  })
}

/** First month from which on the saving stays at or above the costs. */
export function breakEven(saving: readonly Cents[], costs: Cents): number | undefined {
  const lastShort = saving.findLastIndex((saved) => saved < costs)
  return lastShort === saving.length - 1 ? undefined : lastShort + 2
}

const verdictOf = (totalSaving: Cents, monthlySaving: Cents): Verdict =>
  totalSaving > 0 ? 'pays' : monthlySaving > 0 ? 'lower-instalment-only' : 'never'

const standIn = (what: string, index: IndexUsed | undefined): string[] =>
  index && !index.isFinal
    ? [
        `${what} usa a Euribor de ${monthInWords(index.month)}, a última disponível aqui; a que conta é a de ${monthInWords(index.neededMonth)}.`,
      ]
    : []

function worked(input: TransferInput, current: UsedRates, next: UsedRates): TransferResult {
  const plan = repaymentPlan(loanOf(input.outstandingDebt, current.rates))
  const newPlan = repaymentPlan(loanOf(input.outstandingDebt, next.rates))
  const saving = cumulativeSaving(plan, newPlan, input)
  const costs = transferCosts(input)
  const totalCosts = costs && totalOf(costs)
  const monthlySaving = saving[0] ?? cents(0)
  const totalSaving = lessCents(saving.at(-1), totalCosts)
  const verdict = totalSaving === undefined ? undefined : verdictOf(totalSaving, monthlySaving)
  const result = {
    currentRate: current.rates.rate,
    newRate: next.rates.rate,
    currentIndex: current.index,
    newIndex: next.index,
    currentInstalment: plan[0]?.instalment ?? cents(0),
    newInstalment: newPlan[0]?.instalment ?? cents(0),
    newLaterInstalment: next.rates.later && newPlan[next.rates.later.after]?.instalment,
    monthlySaving,
    costs,
    totalCosts,
    breakEvenMonth: verdict === 'pays' ? breakEven(saving, totalCosts ?? cents(0)) : undefined,
    totalSaving,
    verdict,
    savings: saving.flatMap((saved, at) =>
      (at + 1) % 12 === 0 || at === saving.length - 1
        ? [{ month: at + 1, saving: cents(saved - (totalCosts ?? 0)) }]
        : [],
    ),
    unknown: [
      ...standIn('O crédito atual', current.index),
      ...standIn('O crédito novo', next.index),
      ...(costs
        ? []
        : [unknownOn('a comissão de reembolso antecipado ou o seu imposto do selo', input.transferDate)]),
    ],
  }
  return { ...result, figures: transferFigures(input, current, next, result) }
}

/**
 * Whether moving a home loan to another lender pays: instalments now and then, cost of the transfer, month from which
 * it has paid for itself and saving to the end. Indices are taken as the same to the end.
 */
export function homeLoanTransfer(input: TransferInput): TransferOutcome {
  const problems = problemsOf(input)
  if (problems.length > 0) return { problems }
  const [current, next] = [ratesOf(currentTerms(input)), ratesOf(newTerms(input))]
  if (!current || !next) {
    const message = unknownIndex(input.euriborType, addToMonth(monthOf(input.transferDate), -1))
    return { problems: [{ field: 'transferDate', message }] }
  }
  return { result: worked(input, current, next) }
}
