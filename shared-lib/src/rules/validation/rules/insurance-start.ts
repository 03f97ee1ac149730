import { addDays } from '../../dates/calendar'
import type { IsoDate } from '../../dates/iso-date'

/** Days for which an insurance simulation, and so its price, is valid. */
const insuranceSimulationDays = 30

/** Fault of the day an insurance should start: before the minimum, or more than 30 days after today. */
export function insuranceStartProblem(
  start: IsoDate,
  { minimum, today }: { readonly minimum: IsoDate; readonly today: IsoDate },
): 'too-early' | 'too-late' | undefined {
  if (start < minimum) return 'too-early'
  return start > addDays(today, insuranceSimulationDays) ? 'too-late' : undefined
}
