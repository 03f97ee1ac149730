import type { Cents } from 'shared-lib/money/cents'
import { type Interest, interestOf, type RateDays } from './interest'

/** What is lost when the whole amount is taken out before the end. */
export interface EarlyWithdrawal {
  readonly kind: 'notAllowed' | 'losesAll' | 'losesPart' | 'paysLess' | 'unknown'
  /** Share of the interest accrued that is lost. */
  readonly loses?: number
  /** The share by day, or by share of the term; the last one has no end. */
  readonly steps?: readonly {
    readonly untilDay?: number
    readonly untilShare?: number
    readonly loses: number
  }[]
  /** Percent paid instead of the deposit's own rate. */
  readonly paysTanb?: number
  /** Portuguese. */
  readonly note?: string
}

/** Share of the accrued interest that is lost on that day; undefined where the bank does not let or does not say. */
export function lostShare(
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

export interface Left extends Interest {
  readonly lostShare: number
}

/**
 * What stays when the whole amount is taken out on a day of the term (on its last day: all of it); undefined where it cannot
 * be taken out, or the bank does not say at what cost.
 */
export function leaveOn(
  day: number,
  deposit: {
    readonly amount: Cents
    readonly parts: readonly RateDays[]
    readonly earlyWithdrawal: EarlyWithdrawal
    readonly tax: number
    readonly yearDays: number
  },
): Left | undefined {
  const { amount, parts, earlyWithdrawal, tax, yearDays } = deposit
  const termDays = parts.reduce((sum, { days }) => sum + days, 0)
  if (day >= termDays) return { ...interestOf(amount, parts, tax, { yearDays }), lostShare: 0 }
  const lost = lostShare(earlyWithdrawal, day, termDays)
  if (lost === undefined) return undefined
  const paid =
    earlyWithdrawal.paysTanb === undefined
      ? upTo(parts, day)
      : [{ tanb: earlyWithdrawal.paysTanb / 100, days: day }]
  return { ...interestOf(amount, paid, tax, { yearDays, kept: 1 - lost }), lostShare: lost }
}
