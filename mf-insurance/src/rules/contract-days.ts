import { addDays, addMonths, daysBetween } from 'shared-lib/rules/dates/calendar'
import type { IsoDate } from 'shared-lib/rules/dates/iso-date'
import { type Cents, timesCents } from 'shared-lib/rules/money/cents'

/** The last day for written notice that a policy shall not be renewed. */
export const stopBy = (renewal: IsoDate, noticeDays: number): IsoDate => addDays(renewal, -noticeDays)

/** First day on which a simulation for a start on that day is valid. */
export const simulateFrom = (start: IsoDate, windowDays: number): IsoDate => addDays(start, -windowDays)

interface Sale {
  /** Total of the year, with taxes. */
  readonly yearly: Cents
  /** First day of the year that was paid. */
  readonly start: IsoDate
  /** The cover ends at 24:00 of this day. */
  readonly soldOn: IsoDate
}

interface SaleRefund {
  readonly daysRun: number
  readonly daysLeft: number
  /** An estimate: taxes are not given back in full. */
  readonly refund: Cents
}

/** Part of a year's premium that comes back after the sale; undefined for a day outside that year. */
export function refundOnSale({ yearly, start, soldOn }: Sale): SaleRefund | undefined {
  const days = daysBetween(start, addMonths(start, 12))
  const daysRun = daysBetween(start, soldOn) + 1
  if (daysRun < 1 || daysRun > days) return undefined
  const daysLeft = days - daysRun
  return { daysRun, daysLeft, refund: timesCents(yearly, daysLeft / days) }
}
