import { addDays } from './calendar'
import { type IsoDate, isoDate, partsOf } from './iso-date'

/**
 * Easter Sunday of a year of the Gregorian calendar, by the anonymous algorithm (Meeus, Astronomical Algorithms,
 * chapter 8). @throws RangeError before 1583, when that calendar was young or not yet there
 */
export function easterSunday(year: number): IsoDate {
  const [a, b, c] = [year % 19, Math.floor(year / 100), year % 100]
  const f = Math.floor((b + 8) / 25)
  const h = (19 * a + b - Math.floor(b / 4) - Math.floor((b - f + 1) / 3) + 15) % 30
  const l = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - h - (c % 4)) % 7
  const m = Math.floor((a + 11 * h + 22 * l) / 451)
  const n = h + l - 7 * m + 114
  const date = isoDate(year, Math.floor(n / 31), (n % 31) + 1)
  if (date === undefined || year < 1583) throw new RangeError(`no Easter is known for the year ${year}`)
  return date
}

/**
 * The thirteen obligatory national holidays: article 234(1) of the Código do Trabalho (Lei 7/2009), with the four that
 * Lei 8/2016 gave back. Facultative ones (article 235: Carnival, the municipality's own day) and those of the Azores
 * and Madeira are not among them: our callers work on them.
 */
const fixedDays = ['01-01', '04-25', '05-01', '06-10', '08-15', '10-05', '11-01', '12-01', '12-08', '12-25']

/** Days from Easter Sunday: Good Friday, Easter Sunday itself, Corpus Christi. */
const daysFromEaster = [-2, 0, 60]

/** Is this day an obligatory national holiday in Portugal? By the law in force since 2016. */
export function isPublicHoliday(date: IsoDate): boolean {
  if (fixedDays.includes(date.slice(5))) return true
  const easter = easterSunday(partsOf(date).year)
  return daysFromEaster.some((days) => addDays(easter, days) === date)
}

/** Monday to Friday and no public holiday. */
export function isWorkingDay(date: IsoDate): boolean {
  const weekday = new Date(`${date}T00:00:00Z`).getUTCDay()
  return weekday >= 1 && weekday <= 5 && !isPublicHoliday(date)
}
