/** Dates are ISO text (`2026-01-31`), which compares correctly; both ends belong to a range. */
export interface DateRange {
  readonly start: string
  readonly end: string
}

export interface SelectionRules {
  readonly min?: string
  readonly max?: string
  /** Days that cannot be chosen, e.g. holidays. */
  readonly disabledRanges?: readonly DateRange[]
  /** A required selection can be changed, never cleared. */
  readonly required?: boolean
}

/** A range drawn backwards is the same range: start and end are swapped. */
export const ordered = ({ start, end }: DateRange): DateRange =>
  start <= end ? { start, end } : { start: end, end: start }

export const intersects = (one: DateRange, other: DateRange): boolean =>
  one.start <= other.end && other.start <= one.end

/** True when the range lies between min and max and touches no disabled day. */
export function isSelectable(range: DateRange, { min, max, disabledRanges = [] }: SelectionRules): boolean {
  const { start, end } = ordered(range)
  if (min !== undefined && start < min) return false
  if (max !== undefined && end > max) return false
  return !disabledRanges.some((disabled) => intersects({ start, end }, ordered(disabled)))
}

/** Selection after a range was proposed: itself, in order, or the previous value when it is not allowed. */
export function selectRange(
  previous: DateRange | undefined,
  proposed: DateRange | undefined,
  rules: SelectionRules,
): DateRange | undefined {
  if (proposed === undefined) return clear(previous, rules)
  return isSelectable(proposed, rules) ? ordered(proposed) : previous
}

/** The same for one date. Choosing the selected date again clears it, unless the selection is required. */
export function selectDate(
  previous: string | undefined,
  chosen: string,
  rules: SelectionRules,
): string | undefined {
  if (chosen === previous) return clear(previous, rules)
  return isSelectable({ start: chosen, end: chosen }, rules) ? chosen : previous
}

/** Nothing selected, or the previous value where clearing is refused. */
export const clear = <Value>(previous: Value | undefined, { required }: SelectionRules): Value | undefined =>
  required ? previous : undefined
