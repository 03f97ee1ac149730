import { tryValueOn } from 'shared-lib/rules/dated/dated-parameter'
import { daysInMonth, type IsoDate, isoDate, toIsoDate } from 'shared-lib/rules/dates/iso-date'
import { type Cents, cents } from 'shared-lib/rules/money/cents'
import { imiFirstDeadline, imiInstalments } from '../../data/parameters/property/imi'

export interface Instalment {
  /** `YYYY-MM` */
  readonly month: string
  /** Last day to pay: the end of the month, unless that year moved it. */
  readonly until: IsoDate
  readonly amount: Cents
}

/**
 * An amount in equal parts, the first ones a cent larger when it does not divide evenly: nothing is lost.
 * @param count 1 or more.
 */
function equalParts(amount: Cents, count: number): readonly Cents[] {
  const part = Math.floor(amount / count)
  const left = amount - part * count
  return Array.from({ length: count }, (_, index) => cents(part + (index < left ? 1 : 0)))
}

function lastDayOfMonth(year: number, month: number): IsoDate {
  const day = isoDate(year, month, daysInMonth(year, month))
  if (!day) throw new RangeError(`${year}-${month} is not a month`)
  return day
}

/**
 * When a bill of a tax year is paid, in the year after. Nothing to pay has no instalments; undefined when the plan of
 * that year is not known.
 * @param lastDay 31 December of the tax year.
 */
export function instalmentsOf(amount: Cents, lastDay: IsoDate): readonly Instalment[] | undefined {
  const rows = tryValueOn(imiInstalments, lastDay)
  const months = rows?.find(({ upTo }) => upTo === undefined || amount <= upTo)?.months
  if (!months) return undefined
  if (amount === 0) return []
  const year = Number(lastDay.slice(0, 4)) + 1
  const moved = tryValueOn(imiFirstDeadline, lastDay)
  return equalParts(amount, months.length).map((part, index) => {
    const end = lastDayOfMonth(year, months[index] ?? 0)
    return { month: end.slice(0, 7), until: index === 0 && moved ? toIsoDate(moved) : end, amount: part }
  })
}
