import { cents } from 'shared-lib/money/cents'
import { type EarlyWithdrawal, leaveOn } from './early-withdrawal'

const deposit = (earlyWithdrawal: EarlyWithdrawal) => ({
  amount: cents(1_000_000),
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
])('pays of %j on day %i: %s', (early, day, cents) => expect(net(early, day)).toBe(cents))

it('pays all of it on the last day, whatever leaving early costs', () => {
  for (const kind of ['notAllowed', 'unknown', 'losesAll'] as const) expect(net({ kind }, 360)).toBe(21_600)
})
