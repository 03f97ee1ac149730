import { addDays } from 'shared-lib/rules/dates/calendar'
import { toIsoDate } from 'shared-lib/rules/dates/iso-date'
import { termDepositCalculator } from '../calculators/term-deposit.calculator'
import deposits from './deposits.json'

// Counted by `recompute.py`, which shares no line with the product.
test(`${deposits.length} deposits come to the cents that another program counted`, () => {
  expect(deposits.length).toBeGreaterThanOrEqual(2000)
  const differing = deposits.flatMap((row) => {
    const [
      amount = 0,
      rate = 0,
      day = 0,
      months,
      days,
      tax = 0,
      account = 0,
      accountMonths,
      leave,
      loses = 0,
    ] = row
    const call = {
      amount: amount / 100,
      tanb: rate / 1000,
      start: addDays(toIsoDate('2026-09-01'), day),
      ...(months ? { months } : { days }),
      taxPercent: tax / 10,
      accountEurPerMonth: account / 100,
      accountMonths,
    }
    const whole = termDepositCalculator.calculate(call, '2026-11-22')
    const left = termDepositCalculator.calculate(
      { ...call, withdrawnAfterDays: leave, earlyWithdrawal: { kind: 'losesPart', loses: loses / 100 } },
      '2026-11-22',
    )
    if ('problems' in whole || 'problems' in left) return [row]
    const w = whole.result as Readonly<Record<string, number>>
    const counted = [w.days, w.grossCents, w.taxCents, w.netCents, w.resultCents]
    const same = [...counted, (left.result as { netCents: number }).netCents].every(
      (value, at) => value === row[10 + at],
    )
    return same ? [] : [row]
  })
  expect(differing).toEqual([])
})
