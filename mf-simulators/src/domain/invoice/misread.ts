import type { Reading } from './readings'
import { byLine, comesTo, type Row, rowOf } from './rows'

/** An amount that a line comes to; a picture's comma is easily lost. */
const agrees = ({ used, price }: Row, { value }: Reading) =>
  [value, value / 100].some((amount) => comesTo(used.value, price.value, amount))

function isMisread(row: Row): boolean {
  const amounts = row.readings.filter(
    ({ unit, value, x }) => (unit === undefined || unit === 'eur') && value > 0 && x > row.price.x,
  )
  return amounts.length > 0 && !amounts.some((amount) => agrees(row, amount))
}

/**
 * Letters recognised in a picture, without the lines whose own sum proves that one of their digits is wrong:
 * nobody knows which, and a wrong value is worse than none.
 */
export function withoutMisread(readings: readonly Reading[]): readonly Reading[] {
  const wrong = byLine(readings).flatMap((line) => {
    const row = rowOf(line, 'kwh', 'eur/kwh') ?? rowOf(line, 'days', 'eur/day')
    return row && isMisread(row) ? [row.used, row.price] : []
  })
  return readings.filter((reading) => !wrong.includes(reading))
}
