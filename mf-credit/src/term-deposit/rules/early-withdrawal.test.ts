import { toIsoDate } from 'shared-lib/rules/dates/iso-date'
import { cents } from 'shared-lib/rules/money/cents'
import type { EarlyWithdrawal } from '../data/offers/deposit-offer'
import { leaveOn } from './early-withdrawal'

const deposit = (earlyWithdrawal: EarlyWithdrawal) => ({
  amount: cents(1_000_000),
  start: toIsoDate('2026-11-23'),
  parts: [
    { tanb: 0.02, days: 180 },
    { tanb: 0.04, days: 180 },
  ],
  ...{ earlyWithdrawal, tax: 0.28, yearDays: 360 },
})
const net = (earlyWithdrawal: EarlyWithdrawal, day: number) =>
  leaveOn(day, deposit(earlyWithdrawal))?.netCents

it.each<[EarlyWithdrawal, number, number | undefined]>([
  [{ kind: 'notAllowed' }, 100, undefined],
  [{ kind: 'unknown' }, 100, undefined],
  [{ kind: 'losesAll' }, 359, 0],
  [{ kind: 'losesPart', loses: 0.5 }, 90, 1_800],
  // The second half pays its own rate.
  [{ kind: 'losesPart', loses: 0.5 }, 270, 7_200],
  [{ kind: 'losesPart', note: 'Só o banco diz.' }, 90, undefined],
  [{ kind: 'losesPart', steps: [{ untilDay: 30, loses: 1 }, { loses: 0.5 }] }, 30, 0],
  [{ kind: 'losesPart', steps: [{ untilDay: 30, loses: 1 }, { loses: 0.5 }] }, 90, 1_800],
  [
    {
      kind: 'losesPart',
      steps: [
        { untilShare: 0.25, loses: 1 },
        { untilShare: 0.75, loses: 0.75 },
      ],
    },
    90,
    0,
  ],
  [{ kind: 'paysLess', paysTanb: 0.2 }, 180, 720],
  // Paid every 90 days: nothing yet on day 89, one payment from then on, two once the second rate begins.
  [{ kind: 'losesPart', losesPeriod: { days: 90 } }, 89, 0],
  [{ kind: 'losesPart', losesPeriod: { days: 90 } }, 90, 3_600],
  [{ kind: 'losesPart', losesPeriod: { days: 90 } }, 179, 3_600],
  [{ kind: 'losesPart', losesPeriod: { days: 90 } }, 270, 14_400],
  // Paid on 23 May 2027, which is day 181: 180 days at 2 % and one at 4 %.
  [{ kind: 'losesPart', losesPeriod: { months: 6 } }, 180, 0],
  [{ kind: 'losesPart', losesPeriod: { months: 6 } }, 300, 7_280],
])('pays of %j on day %i: %s', (early, day, cents) => expect(net(early, day)).toBe(cents))

it('pays all of it on the last day, whatever leaving early costs', () => {
  for (const kind of ['notAllowed', 'unknown', 'losesAll'] as const) expect(net({ kind }, 360)).toBe(21_600)
})

it('says how much of what was earned is lost since the last payment', () =>
  expect(leaveOn(120, deposit({ kind: 'losesPart', losesPeriod: { days: 90 } }))?.lostShare).toBeCloseTo(
    0.25,
  ))
