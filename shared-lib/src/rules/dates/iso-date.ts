/** A real calendar date as `YYYY-MM-DD`. Compares correctly as text. */
export type IsoDate = string & { readonly __brand: 'IsoDate' }

const isLeapYear = (year: number) => (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0

/** Days in a month (1–12); 0 for a month that does not exist. */
export const daysInMonth = (year: number, month: number): number =>
  month === 2
    ? isLeapYear(year)
      ? 29
      : 28
    : month >= 1 && month <= 12
      ? [4, 6, 9, 11].includes(month)
        ? 30
        : 31
      : 0

const pad = (value: number, length: number) => String(value).padStart(length, '0')

/** Builds the date, or `undefined` when the calendar has no such day. Years 1–9999. */
export function isoDate(year: number, month: number, day: number): IsoDate | undefined {
  if (![year, month, day].every(Number.isInteger) || year < 1 || year > 9999) return undefined
  if (day < 1 || day > daysInMonth(year, month)) return undefined
  return `${pad(year, 4)}-${pad(month, 2)}-${pad(day, 2)}` as IsoDate
}

/** Year, month (1–12) and day of a date. */
export function partsOf(date: IsoDate): { year: number; month: number; day: number } {
  return { year: Number(date.slice(0, 4)), month: Number(date.slice(5, 7)), day: Number(date.slice(8, 10)) }
}

/** True for `YYYY-MM-DD` text that names a day the calendar has. */
export const isIsoDate = (text: unknown): text is IsoDate =>
  typeof text === 'string' &&
  /^\d{4}-\d{2}-\d{2}$/.test(text) &&
  isoDate(Number(text.slice(0, 4)), Number(text.slice(5, 7)), Number(text.slice(8, 10))) !== undefined

/**
 * True for a real day that a form or an address may give: 1900 to 2199. Rules add terms of decades to them, which must stay
 * within the calendar, and count holidays, which are unknown before 1583.
 */
export const isEnteredDay = (text: unknown): text is IsoDate => isIsoDate(text) && /^(19|2[01])/.test(text)

/** Text → date. Throws a RangeError for anything that is not a real date: use at trusted edges, e.g. constants. */
export function toIsoDate(text: string): IsoDate {
  if (!isIsoDate(text)) throw new RangeError(`"${text}" is not a date like 2026-01-31`)
  return text
}

const lisbon = {
  timeZone: 'Europe/Lisbon',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  hourCycle: 'h23',
} as const

let format: Intl.DateTimeFormat | undefined

/** Calendar and clock of Lisbon at an instant, summer time or not, whatever the time zone of the machine. */
export function lisbonClock(now: Date): { today: IsoDate; hour: number } {
  // Made once, on first use: it takes a slow phone longer than a key press should.
  format ??= new Intl.DateTimeFormat('en-GB', lisbon)
  const parts = format.formatToParts(now)
  const part = (type: string) => parts.find((one) => one.type === type)?.value ?? ''
  const today = toIsoDate(`${part('year').padStart(4, '0')}-${part('month')}-${part('day')}`)
  return { today, hour: Number(part('hour')) }
}

/** The calendar day in Lisbon at an instant, whatever the time zone of the machine. */
export const lisbonToday = (now: Date): IsoDate => lisbonClock(now).today
