import { daysInMonth, type IsoDate, isoDate, partsOf, toIsoDate } from './iso-date'

const msPerDay = 86_400_000
const utcTime = (date: IsoDate) => Date.parse(`${date}T00:00:00Z`)

/** The date so many days later (earlier when negative). Throws a RangeError outside the years 1–9999. */
export function addDays(date: IsoDate, days: number): IsoDate {
  return toIsoDate(new Date(utcTime(date) + days * msPerDay).toISOString().slice(0, 10))
}

/** Same day so many months later, or the last day of a shorter month: 31 January + 1 is 28 or 29 February. */
export function addMonths(date: IsoDate, months: number): IsoDate {
  const { year, month, day } = partsOf(date)
  const count = year * 12 + (month - 1) + months
  const [toYear, toMonth] = [Math.floor(count / 12), (((count % 12) + 12) % 12) + 1]
  const moved = isoDate(toYear, toMonth, Math.min(day, daysInMonth(toYear, toMonth)))
  if (moved === undefined) throw new RangeError(`${date} and ${months} months is outside the calendar`)
  return moved
}

/** Whole days from one date to another; negative when `to` is earlier. */
export const daysBetween = (from: IsoDate, to: IsoDate): number => (utcTime(to) - utcTime(from)) / msPerDay

/** Age in completed years. A person born on 29 February completes a year on 1 March of a common year. */
export function ageOn(birth: IsoDate, today: IsoDate): number {
  const [born, now] = [partsOf(birth), partsOf(today)]
  const hadBirthday = today.slice(5) >= birth.slice(5)
  return now.year - born.year - (hadBirthday ? 0 : 1)
}
