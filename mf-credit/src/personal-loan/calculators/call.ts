import { creditDateProblem } from 'shared-lib/rules/credit/credit-date'
import { unknownOn } from 'shared-lib/rules/credit/figures'
import type { IsoDate } from 'shared-lib/rules/dates/iso-date'
import { toIsoDate } from 'shared-lib/rules/dates/iso-date'
import { percentOf } from 'shared-lib/rules/money/rate'
import type { LeadProblem } from 'shared-lib/rules/validation/problem'

/** A fraction → percent with four decimals. */
export const asPercent = (ratio: number): number => percentOf(ratio, 4)
export const asPercentOrNone = (ratio: number | undefined) =>
  ratio === undefined ? undefined : asPercent(ratio)

type Outcome = { readonly result: object } | { readonly problems: readonly LeadProblem[] }

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
