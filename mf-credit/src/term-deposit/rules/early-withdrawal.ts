import { addDays, daysBetween } from 'shared-lib/rules/dates/calendar'
import type { IsoDate } from 'shared-lib/rules/dates/iso-date'
import type { Cents } from 'shared-lib/rules/money/cents'
import { fractionOf } from 'shared-lib/rules/money/rate'
import type { EarlyWithdrawal, Term } from '../data/offers/deposit-offer'
import { endOf, type Interest, interestOf, type RateDays } from './interest'

/** Share of the accrued interest that is lost on that day; undefined where that is forbidden or unpublished. */
function lostShare(
  { kind, loses, steps }: EarlyWithdrawal,
  day: number,
  termDays: number,
): number | undefined {
  if (kind === 'losesAll') return 1
  if (kind === 'paysLess') return 0
  if (kind !== 'losesPart') return undefined
  const step = steps?.find(
    ({ untilDay, untilShare }) =>
      (untilDay ?? termDays) >= day && (untilShare === undefined || day / termDays <= untilShare),
  )
  return step?.loses ?? loses
}

/** The rates of the days up to the one on which the money leaves. */
const upTo = (parts: readonly RateDays[], day: number): readonly RateDays[] => {
  let left = day
  return parts.map(({ tanb, days }) => {
    const counted = Math.min(days, Math.max(0, left))
    left -= days
    return { tanb, days: counted }
  })
}

/** Age of the deposit at the last payment of interest up to that day. */
function lastPayment(start: IsoDate, day: number, { months = 0, days }: Term): number {
  const left = addDays(start, day)
  const payment = (count: number) =>
    endOf(start, days === undefined ? { months: count * months } : { days: count * days })
  let count = 0
  while (payment(count + 1) <= left) count += 1
  return daysBetween(start, payment(count))
}

/** Interest of one euro, before the year is divided out. */
const accrued = (parts: readonly RateDays[]) => parts.reduce((sum, { tanb, days }) => sum + tanb * days, 0)

export interface Left extends Interest {
  readonly lostShare: number
}

/**
 * Amount left when all of it is withdrawn on a day of the term (on its last day: all of it); undefined where it cannot
 * be withdrawn, or the bank does not publish the cost.
 */
export function leaveOn(
  day: number,
  deposit: {
    readonly amount: Cents
    readonly start: IsoDate
    readonly parts: readonly RateDays[]
    readonly earlyWithdrawal: EarlyWithdrawal
    readonly tax: number
    readonly yearDays: number
  },
): Left | undefined {
  const { amount, start, parts, earlyWithdrawal, tax, yearDays } = deposit
  const { kind, losesPeriod, paysTanb } = earlyWithdrawal
  const termDays = parts.reduce((sum, { days }) => sum + days, 0)
  const paid = (days: readonly RateDays[], lost: number, kept = 1 - lost): Left => ({
    ...interestOf(amount, days, tax, { yearDays, kept }),
    lostShare: lost,
  })
  if (day >= termDays) return paid(parts, 0)
  const all = upTo(parts, day)
  if (kind === 'losesPart' && losesPeriod) {
    const before = upTo(parts, lastPayment(start, day, losesPeriod))
    return paid(before, accrued(all) === 0 ? 0 : 1 - accrued(before) / accrued(all), 1)
  }
  const lost = lostShare(earlyWithdrawal, day, termDays)
  if (lost === undefined) return undefined
  return paid(paysTanb === undefined ? all : [{ tanb: fractionOf(paysTanb), days: day }], lost)
}
