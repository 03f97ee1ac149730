import type { LeadProblem, Schema } from 'shared-lib/contract/define-micro-frontend'
import { day, integer, number } from 'shared-lib/contract/schema'
import { creditDateProblem } from 'shared-lib/credit/credit-date'
import { unknownOn } from 'shared-lib/credit/figures'
import type { IsoDate } from 'shared-lib/dates/iso-date'
import { toIsoDate } from 'shared-lib/dates/iso-date'
import { roundHalfUpToCent } from 'shared-lib/money/cents'
import { percentOf } from 'shared-lib/money/rate'

// Limits of the calls of this product's calculators: euros and percent, turned into cents and fractions here.

const most = { euros: 1_000_000, months: 480, percent: 100 }

export const euros = (what: string, least = 0): Schema =>
  number(`EUR: ${what}`, { minimum: least, maximum: most.euros })
const percent = (what: string): Schema => number(`Percent: ${what}`, { minimum: 0, maximum: most.percent })
export const months = (what: string, least = 1): Schema =>
  integer(`Months: ${what}`, { minimum: least, maximum: most.months })

export const amount = euros('amount lent.', 1)
export const term = months('term.')
export const tanPercent = percent('nominal yearly rate (TAN), without stamp duty.')
export const openingFeeEur = euros('fee at the start, before stamp duty.')
export const monthlyChargeEur = euros(
  'what else must be paid each month (account, required insurance), taxes included.',
)
export const contractDate = day('Day of the contract, whose taxes and ceilings count; today by default.')

export const inCents = roundHalfUpToCent
export const inCentsOrNone = (amount: number | undefined) =>
  amount === undefined ? undefined : roundHalfUpToCent(amount)
/** A fraction → percent with four decimals. */
export const asPercent = (ratio: number): number => percentOf(ratio, 4)
export const asPercentOrNone = (ratio: number | undefined) =>
  ratio === undefined ? undefined : asPercent(ratio)

export type Outcome = { readonly result: object } | { readonly problems: readonly LeadProblem[] }

/** The answer of a call on the day that it names, or why there is none: the day is refused, or its law is not known. */
export function onDay(
  given: string | undefined,
  today: string,
  answer: (on: IsoDate) => object | undefined,
  field = 'contractDate',
): Outcome {
  const on = toIsoDate(given ?? today)
  const problem = creditDateProblem(field, on, toIsoDate(today))
  if (problem) return { problems: [problem] }
  const result = answer(on)
  if (result) return { result }
  return { problems: [{ field, message: unknownOn('os impostos ou limites do crédito ao consumo', on) }] }
}
