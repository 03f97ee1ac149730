import { type Cents, cents, sumCents } from 'shared-lib/rules/money/cents'
import { type CardRates, sumOf, totalCharges } from '../rules/card-charges'
import { type Payment, payOff } from '../rules/card-months'
import { conventionTaeg } from '../rules/card-taeg'
import { cardYear } from '../rules/card-year'
import { clearIn } from '../rules/clear-in'
import data from './histories.json'

// Figures of `recompute.py`, apart from these rules and in exact decimals: every one must be the same, to the cent.

const nothing = cents(0)
const ratesOf = (tan: unknown): CardRates => ({
  tan: Number((Number(tan) / 100).toFixed(6)),
  onCharges: 0.04,
  onUse: 0.00141,
})

function paymentOf([kind, first, floor]: readonly unknown[]): Payment {
  if (kind === 'all') return { kind: 'all' }
  return kind === 'fixed'
    ? { kind, amount: cents(first as number) }
    : { kind: 'minimum', share: Number(first) / 100, floor: cents(floor as number) }
}

const toldOf = (months: readonly { readonly paid: Cents }[] & Parameters<typeof totalCharges>[0]) => {
  const { interest, dutyOnInterest, dutyOnUse } = totalCharges(months)
  return [months.length, interest, dutyOnInterest, dutyOnUse, sumCents(...months.map(({ paid }) => paid))]
}

const different = <Row>(
  rows: readonly Row[],
  found: (row: Row) => unknown,
  expected: (row: Row) => unknown,
) =>
  rows.flatMap((row) => {
    const [ours, theirs] = [JSON.stringify(found(row)), JSON.stringify(expected(row))]
    return ours === theirs ? [] : [{ row, ours, theirs }]
  })

/** Words of a row: numbers, and kinds of payment. */
type Row = readonly (string | number)[]
const rowsOf = (lines: readonly string[]): readonly Row[] =>
  lines.map((line) => line.split(' ').map((word) => (Number.isNaN(Number(word)) ? word : Number(word))))
const histories = rowsOf(data.histories)
const years = rowsOf(data.years)
const taegs = rowsOf(data.taegs)

it('counts enough of them, and some that never end', () => {
  expect(histories.length).toBeGreaterThanOrEqual(500)
  expect(histories.filter((row) => row[5] === 0).length).toBeGreaterThan(20)
})

// debt, rate, kind, share or amount, floor, then months, interest, duty on it, duty on use, paid (or 0 alone), then in
// how many months, and the least amount that does it.
it('pays debts off in the same months at the same cost', () =>
  expect(
    different(
      histories,
      ([debt, tan, ...row]) => {
        const outcome = payOff(cents(debt as number), ratesOf(tan), paymentOf(row))
        return outcome.ends ? toldOf(outcome.months) : [0]
      },
      (row) => row.slice(5, -2),
    ),
  ).toEqual([]))

it('finds the same least amount that clears a debt in time', () =>
  expect(
    different(
      histories,
      (row) => clearIn(cents(row[0] as number), ratesOf(row[1]), row.at(-2) as number),
      (row) => row.at(-1),
    ),
  ).toEqual([]))

// debt, purchases, rate, kind, share or amount, floor, then interest, duty on it, duty on use, owed at the end.
it('counts the same year with purchases', () =>
  expect(
    different(
      years,
      ([debt, purchases, tan, ...row]) => {
        const habit = {
          purchases: cents(purchases as number),
          balance: cents(debt as number),
          payment: paymentOf(row),
          cashTimes: 0,
          cash: nothing,
          foreign: nothing,
        }
        const rates = ratesOf(tan)
        const terms = {
          tan: rates.tan,
          annualFee: nothing,
          cashback: 0,
          cashFee: nothing,
          cashFeeShare: 0,
          foreignFee: 0,
        }
        const year = cardYear(habit, terms, rates)
        expect(year.cost).toBe(sumOf(year))
        return [year.interest, year.dutyOnInterest, year.dutyOnUse, year.debt]
      },
      (row) => row.slice(6),
    ),
  ).toEqual([]))

// rate, fee, tenths of a percent.
it('comes to the same TAEG by the convention of the law', () =>
  expect(
    different(
      taegs,
      ([tan, fee]) =>
        Math.round(
          (conventionTaeg({ limit: 1500, months: 12, annualFee: fee as number }, ratesOf(tan)) ?? 0) * 1000,
        ),
      (row) => row[2],
    ),
  ).toEqual([]))
