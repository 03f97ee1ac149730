import type { Unit } from './quantities'
import type { Reading } from './readings'

/** A line of the invoice that multiplies: an amount used, a price and what they come to. */
export interface Row {
  readonly readings: readonly Reading[]
  readonly used: Reading
  readonly price: Reading
}

const rounding = 0.011

/** used × price = amount, within the rounding of the amount and half a unit of the price's last digit. */
export const comesTo = (used: number, price: number, amount: number) =>
  Math.abs(used * price - amount) <= rounding + used * 0.00006

const plausible: Partial<Readonly<Record<Unit, readonly [min: number, max: number]>>> = {
  'eur/kwh': [0.015, 0.6],
  'eur/day': [0.005, 5],
}

const fits = (unit: Unit, value: number) => {
  const [min, max] = plausible[unit] ?? [0, 0]
  return value >= min && value <= max
}

const countedBy = {
  kwh: /energia|consum|vazio|ponta|cheias|variavel/,
  days: /potencia|fix[ao]|dias/,
} as const

/** A line without units: its label says what it counts, and the numbers prove which is which. */
function provenRow(
  readings: readonly Reading[],
  counted: 'kwh' | 'days',
  unit: 'eur/kwh' | 'eur/day',
): Row | undefined {
  const bare = readings.filter((one) => one.unit === undefined || one.unit === 'eur')
  if (!countedBy[counted].test(bare[0]?.label ?? '')) return undefined
  for (const used of bare.filter((one) => one.unit === undefined && one.value >= 1))
    for (const price of bare.filter((one) => one !== used && fits(unit, one.value)))
      if (
        bare.some(
          (amount) => amount !== used && amount !== price && comesTo(used.value, price.value, amount.value),
        )
      )
        return { readings, used, price }
  return undefined
}

/**
 * The price of what a line counts in `counted`: the number with its unit, or the one without any that the line itself
 * proves by coming to the amount beside it. Undefined where there is neither.
 */
export function rowOf(
  readings: readonly Reading[],
  counted: 'kwh' | 'days',
  unit: 'eur/kwh' | 'eur/day',
): Row | undefined {
  const used = readings.find((one) => one.unit === counted)
  if (!used) return provenRow(readings, counted, unit)
  if (used.value <= 0) return undefined
  const priced = readings.find((one) => one.unit === unit && one.value !== 0)
  const proven = () =>
    readings.find(
      (price) =>
        price !== used &&
        (price.unit === undefined || price.unit === 'eur') &&
        fits(unit, price.value) &&
        readings.some(
          (amount) =>
            amount !== price &&
            amount !== used &&
            amount.value > 0 &&
            comesTo(used.value, price.value, amount.value),
        ),
    )
  const headed = () =>
    readings.find((one) => one.unit !== counted && /preco|unitario/.test(one.head) && fits(unit, one.value))
  const price = priced ?? proven() ?? headed()
  return price && { readings, used, price }
}

/** The numbers of each line, line by line. */
export function byLine(readings: readonly Reading[]): (readonly Reading[])[] {
  const lines = new Map<number, Reading[]>()
  for (const reading of readings) lines.set(reading.at, [...(lines.get(reading.at) ?? []), reading])
  return [...lines.values()]
}
