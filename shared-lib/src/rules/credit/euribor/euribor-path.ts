import { datedValueOn } from '../../dated/dated-parameter'
import { type Cents, cents, timesCents } from '../../money/cents'
import { instalmentOf } from '../annuity'
import { addToMonth, firstDayOf, type Month, monthsBetween } from '../month'
import { negativeRateRule } from '../parameters/rate-rules'
import { type Instalment, repaymentPlan } from '../repayment-plan'
import type { EuriborInput, NextReview, PaidInstalment, Review } from './euribor-outcome'
import { indexFor, indexOf } from './index-rate'

/** Index plus spread without binary noise. */
export const totalRate = (index: number, spread: number): number => Number((index + spread).toFixed(7))

/** Rate that a month is charged with: below zero there is no interest. */
export const chargedRate = (annualRate: number): number => Math.max(0, annualRate)

interface KnownIndex {
  readonly month: Month
  readonly index: number
}

export interface IndicesSoFar {
  readonly known: readonly KnownIndex[]
  /** The first month without an index; later months cannot be computed. */
  readonly missing?: Month
}

/** Indices of the contract and of each review that rules one of the first `paid` instalments, in order. */
export function indicesSoFar(input: EuriborInput, paid: number): IndicesSoFar {
  const known: KnownIndex[] = []
  for (let before = 0; before < paid; before += input.euriborType) {
    const month = addToMonth(input.startMonth, before - 1)
    const index = indexOf(input.euriborType, month)
    if (index === undefined) return { known, missing: month }
    known.push({ month, index })
  }
  return { known }
}

/** The whole loan at the rates so far; the last one goes on to the end. */
export function planOf(input: EuriborInput, indices: readonly KnownIndex[]): readonly Instalment[] {
  const rates = indices.map(({ index }, at) => ({
    fromInstalment: at * input.euriborType + 1,
    annualRate: chargedRate(totalRate(index, input.currentSpread)),
  }))
  return repaymentPlan({ capital: input.initialFinancing, months: input.loanDuration, rates })
}

/** The part of the loan that begins after so many instalments. */
function stretch(
  { startMonth, euriborType, loanDuration, initialFinancing }: EuriborInput,
  plan: readonly Instalment[],
  before: number,
) {
  return {
    month: addToMonth(startMonth, before),
    capital: before === 0 ? initialFinancing : (plan[before - 1]?.balance ?? cents(0)),
    monthsLeft: loanDuration - before,
    firstInstalment: addToMonth(startMonth, before + 1),
    lastInstalment: addToMonth(startMonth, Math.min(before + euriborType, loanDuration)),
  }
}

export const reviewsOf = (
  input: EuriborInput,
  indices: readonly KnownIndex[],
  plan: readonly Instalment[],
): Review[] =>
  indices.map(({ month, index }, at) => ({
    ...stretch(input, plan, at * input.euriborType),
    indexMonth: month,
    index,
    annualRate: totalRate(index, input.currentSpread),
    instalment: plan[at * input.euriborType]?.instalment ?? cents(0),
  }))

/** Instalment at a review with an index. */
export const instalmentAt = (
  { capital, monthsLeft }: Pick<Review, 'capital' | 'monthsLeft'>,
  annualRate: number,
): Cents => instalmentOf(capital, chargedRate(annualRate), monthsLeft)

/** The review that comes after `reviews` of them; `undefined` when the loan ends before. */
export function nextReview(
  input: EuriborInput,
  plan: readonly Instalment[],
  reviews: number,
): NextReview | undefined {
  const before = reviews * input.euriborType
  const place = stretch(input, plan, before)
  const used = indexFor(input.euriborType, place.month)
  if (place.capital === 0 || !used) return undefined
  const annualRate = totalRate(used.index, input.currentSpread)
  return {
    ...place,
    indexMonth: used.month,
    neededIndexMonth: used.neededMonth,
    isFinal: used.isFinal,
    index: used.index,
    annualRate,
    instalment: instalmentAt(place, annualRate),
  }
}

export const pathOf = (
  { startMonth }: EuriborInput,
  plan: readonly Instalment[],
  paid: number,
): PaidInstalment[] =>
  plan.slice(0, paid).map(({ number, instalment, interest, capital, balance }) => ({
    month: addToMonth(startMonth, number),
    instalment,
    interest,
    capital,
    balance,
  }))

/** Interest below zero that the lender owes month by month since the law came into force. */
export function creditedInterest(reviews: readonly Review[], path: readonly PaidInstalment[]): Cents {
  let credited = 0
  for (const { annualRate, firstInstalment, lastInstalment } of reviews) {
    if (annualRate >= 0) continue
    for (const { month, balance, capital } of path) {
      const isOwed = datedValueOn(negativeRateRule, firstDayOf(month))?.value === 'owed-to-borrower'
      if (!isOwed || monthsBetween(firstInstalment, month) < 0 || monthsBetween(month, lastInstalment) < 0)
        continue
      credited += timesCents(cents(balance + capital), -annualRate / 12)
    }
  }
  return cents(credited)
}
