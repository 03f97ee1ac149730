import { toIsoDate } from 'shared-lib/rules/dates/iso-date'
import { cents } from 'shared-lib/rules/money/cents'
import type { EarlyWithdrawal } from '../data/offers/deposit-offer'
import { leaveOn } from './early-withdrawal'
import cases from './testing/early-withdrawal.json'

const deposit = (earlyWithdrawal: EarlyWithdrawal) => ({
  amount: cents(1_000_000),
  start: toIsoDate('2026-11-23'),
  parts: [
    { tanb: 0.02, days: 180 },
    { tanb: 0.04, days: 180 },
  ],
  earlyWithdrawal,
  tax: 0.28,
  yearDays: 360,
})
const net = (earlyWithdrawal: EarlyWithdrawal, day: number) =>
  leaveOn(day, deposit(earlyWithdrawal))?.netCents

it.each(cases.paid as [EarlyWithdrawal, number, number | null, why?: string][])(
  'pays of %j on day %i: %s',
  (early, day, cents) => expect(net(early, day) ?? null).toBe(cents),
)

it('pays all of it on the last day, whatever leaving early costs', () => {
  for (const kind of ['notAllowed', 'unknown', 'losesAll'] as const) expect(net({ kind }, 360)).toBe(21_600)
})

it('returns how much of what was earned is lost since the last payment', () =>
  expect(leaveOn(120, deposit({ kind: 'losesPart', losesPeriod: { days: 90 } }))?.lostShare).toBeCloseTo(
    0.25,
  ))
