import { addDays, daysBetween } from 'shared-lib/rules/dates/calendar'
import { partsOf } from 'shared-lib/rules/dates/iso-date'
import { interestOf } from '../../rules/interest'
import { leaveDeposit, type RankedDeposit } from '../../rules/rank-deposits'
import type { Saver } from '../../rules/saver'
import { yardsticksOf } from '../../rules/yardsticks'

/** One drawing with its table: the days below, and a line of cents for each thing compared. */
export interface Drawn {
  readonly xs: readonly string[]
  /** Null where there is no value: an undefined one would not cross to the browser as such. */
  readonly lines: readonly { readonly label: string; readonly values: readonly (number | null)[] }[]
}

/** Points from the first day to the last. */
const points = 12

const daysTo = (total: number) =>
  Array.from({ length: points + 1 }, (_, at) => Math.round((total * at) / points))

const shortDay = (saver: Saver, day: number) => {
  const { day: date, month, year } = partsOf(addDays(saver.start, day))
  return `${date}/${month}/${String(year).slice(2)}`
}

/** Interest by day, against Certificados de Aforro and inflation. */
export function growthChart(saver: Saver, one: RankedDeposit): Drawn {
  const days = daysTo(daysBetween(saver.start, saver.end))
  const at = (day: number) => ({ ...saver, months: undefined, end: addDays(saver.start, day) })
  const others = days.map((day) => {
    const { months: _, ...known } = at(day)
    return day === 0 ? [] : yardsticksOf(known)
  })
  const yardstick = (key: 'aforro' | 'inflation') =>
    others.map((all, index) =>
      index === 0
        ? 0
        : (all.find((other) => other.key === key)?.cents ?? (key === 'aforro' && all.length > 0 ? 0 : null)),
    )
  const earned = days.map((day) => {
    let left = day
    const parts = one.parts.map(({ tanb, days: all }) => {
      const counted = Math.min(all, Math.max(0, left))
      left -= all
      return { tanb, days: counted }
    })
    const { netCents } = interestOf(saver.amount, parts, saver.tax, saver)
    return (
      netCents - Math.round(((one.accountCents + one.transferCents) * Math.min(day, one.days)) / one.days)
    )
  })
  return {
    xs: days.map((day) => shortDay(saver, day)),
    lines: [
      { label: one.offer.bank, values: earned },
      { label: 'Certificados de Aforro', values: yardstick('aforro') },
      { label: 'Inflação', values: yardstick('inflation') },
    ],
  }
}

/** Interest left of up to three deposits where the money leaves on a day of the term; a gap where it may not. */
export function exitChart(saver: Saver, deposits: readonly RankedDeposit[]): Drawn {
  const longest = Math.max(...deposits.map(({ days }) => days), 1)
  const days = daysTo(longest)
  return {
    xs: days.map((day) => shortDay(saver, day)),
    lines: deposits.map((one) => ({
      label: `${one.offer.bank}, ${one.offer.name}`,
      values: days.map((day) => (day > one.days ? null : (leaveDeposit(one, saver, day)?.netCents ?? null))),
    })),
  }
}
