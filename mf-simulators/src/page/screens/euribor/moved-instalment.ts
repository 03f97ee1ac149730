import { instalmentOf } from 'shared-lib/rules/credit/annuity'
import type { EuriborResult, NextReview } from 'shared-lib/rules/credit/euribor/euribor-outcome'
import { addToMonth, type Month } from 'shared-lib/rules/credit/month'
import type { Cents } from 'shared-lib/rules/money/cents'

/** Of the next review if its index were another; both are fractions. Below zero no interest is charged. */
export function movedInstalment(
  { annualRate, index, capital, monthsLeft }: NextReview,
  other: number,
): Cents {
  const spread = annualRate - index
  return instalmentOf(capital, Math.max(0, Number((other + spread).toFixed(7))), monthsLeft)
}

interface DrawnMonth {
  readonly month: Month
  /** Cents; undefined before it is paid, or after. */
  readonly paid: number | undefined
  readonly moved: number | undefined
}

/** A year of what may come is enough to see the step. */
const ahead = 12

/** Every instalment paid, the one of now until the review, and the one after it. */
export function drawnMonths(
  { path, currentInstalment, next }: Pick<EuriborResult, 'path' | 'currentInstalment' | 'next'>,
  moved: Cents | undefined,
): readonly DrawnMonth[] {
  const past = path.map(({ month, instalment }) => ({ month, paid: instalment, moved: undefined }))
  const last = path.at(-1)
  if (!last || !next || moved === undefined) return past
  const coming = Array.from({ length: ahead }, (_, at) => addToMonth(next.firstInstalment, at))
  const still: DrawnMonth[] = []
  for (let month = addToMonth(last.month, 1); month < next.firstInstalment; month = addToMonth(month, 1))
    still.push({ month, paid: currentInstalment, moved: undefined })
  const turn = { month: next.firstInstalment, paid: currentInstalment, moved }
  return [...past, ...still, turn, ...coming.slice(1).map((month) => ({ month, paid: undefined, moved }))]
}
