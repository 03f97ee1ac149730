import { formatMonthPt } from '../dates/format-date'
import { type IsoDate, toIsoDate } from '../dates/iso-date'

/** `YYYY-MM`. Compares correctly as text. */
export type Month = string

export const monthOf = (date: IsoDate): Month => date.slice(0, 7)
export const firstDayOf = (month: Month): IsoDate => toIsoDate(`${month}-01`)

const count = (month: Month) => Number(month.slice(0, 4)) * 12 + Number(month.slice(5, 7)) - 1

/** The month so many months later, or earlier when negative. */
export function addToMonth(month: Month, months: number): Month {
  const total = count(month) + months
  return `${String(Math.floor(total / 12)).padStart(4, '0')}-${String((total % 12) + 1).padStart(2, '0')}`
}

/** Months from one to another; negative when `to` is earlier. */
export const monthsBetween = (from: Month, to: Month): number => count(to) - count(from)

/** `setembro de 2026` */
export const monthInWords = (month: Month): string => formatMonthPt(firstDayOf(month))
