import { type Found, found } from './found'
import type { Reading } from './readings'
import { byLine, type Row, rowOf } from './rows'
import type { Line } from './text-item'
import { isDiscount, isForeign, isNetworkAccess, type Period, periodOf, wordsOf } from './words'

export interface PeriodFinding {
  readonly kwh?: Found<number>
  /** EUR/kWh without VAT. */
  readonly price?: Found<number>
}

export type Uses = Partial<Readonly<Record<Period, PeriodFinding>>>

const prices = { electricity: [0.02, 0.6], gas: [0.015, 0.4] } as const
const rounded = (value: number, decimals: number) => Number(value.toFixed(decimals))

/** Registers of the meter and amounts that are no use of this invoice. */
const noUse =
  /\bleitura|contador|anterior|atual\b|acumulad|diferenca|anual|por ano|ultim[oa]s? (?:12|doze)|meses|limite|ate \d|escaloes|por dia|diari[oa] medi/
const yearly = /anual|por ano|ultim[oa]s? (?:12|doze) meses/
const isUseHead = (words: string) => /consum|faturad|quantidade|kwh/.test(words)

const isStatedUse = (reading: Reading) =>
  reading.unit === 'kwh' &&
  reading.value > 0 &&
  reading.value < 20_000 &&
  !isForeign(reading) &&
  !isDiscount(reading) &&
  !yearly.test(reading.sentence) &&
  (reading.head ? isUseHead(reading.head) || !noUse.test(reading.head) : true) &&
  (!noUse.test(reading.label || reading.near) ||
    (isUseHead(reading.head) && !/anual|por ano|meses/.test(reading.label)))

const sameRow = (one: Row, two: Row) =>
  one.used.value === two.used.value &&
  one.price.value === two.price.value &&
  one.used.line.page !== two.used.line.page

/** A line printed again on another page counts once. */
const distinct = (rows: readonly Row[]) =>
  rows.filter((row, at) => !rows.slice(0, at).some((earlier) => sameRow(earlier, row)))

function weighedPrice(rows: readonly Row[]): Found<number> | undefined {
  const used = rows.reduce((sum, row) => sum + row.used.value, 0)
  const [first] = rows
  if (!first || used === 0) return undefined
  const lines = rows.map(({ price }) => price.line)
  if (new Set(rows.map(({ price }) => price.value)).size === 1) return found(first.price.value, lines)
  const mean = rows.reduce((sum, { used: { value }, price }) => sum + value * price.value, 0) / used
  return found(rounded(mean, 6), lines, 'check', 'O preço mudou a meio: é a média pelos kWh de cada linha.')
}

const lineOfAll = (readings: readonly Reading[]): readonly Line[] => readings.map(({ line }) => line)

/** The use that a period's lines add up to, checked against what the invoice states elsewhere. */
function usedIn(rows: readonly Row[], stated: readonly Reading[]): Found<number> | undefined {
  const values = stated.map(({ value }) => value)
  if (rows.length > 0) {
    const sum = rounded(
      rows.reduce((total, { used }) => total + used.value, 0),
      3,
    )
    const lines = rows.map(({ used }) => used.line)
    if (rows.length === 1 || values.some((value) => Math.abs(value - sum) < 1)) return found(sum, lines)
    return found(sum, lines, 'check', 'Somámos as linhas deste período.')
  }
  const named = stated.filter((reading) => /total|faturad|consum/.test(wordsOf(reading)))
  const candidates = named.length > 0 ? named : stated
  const [best] = candidates.toSorted((a, b) => times(values, b.value) - times(values, a.value))
  if (!best) return undefined
  const clear = new Set(candidates.map(({ value }) => value)).size === 1
  return found(
    best.value,
    lineOfAll(candidates.filter(({ value }) => value === best.value)),
    clear ? 'sure' : 'check',
    clear ? undefined : 'A fatura traz mais do que um consumo.',
  )
}

const times = (values: readonly number[], value: number) => values.filter((one) => one === value).length

const statedPrice = (readings: readonly Reading[]): Found<number> | undefined => {
  const [first] = readings
  if (!first) return undefined
  const clear = new Set(readings.map(({ value }) => value)).size === 1
  return found(
    first.value,
    lineOfAll(readings.filter(({ value }) => value === first.value)),
    clear ? 'sure' : 'check',
    clear ? undefined : 'A fatura traz mais do que um preço.',
  )
}

/** Use and cost of one energy by period of the meter. `readings` are those of that energy. */
export function usesIn(readings: readonly Reading[], energy: 'electricity' | 'gas'): Uses {
  const [min, max] = prices[energy]
  const isPrice = (reading: Reading) => reading.value >= min && reading.value <= max
  const rows = distinct(
    byLine(readings).flatMap((line) => {
      const row = rowOf(line, 'kwh', 'eur/kwh')
      return row &&
        !isForeign(row.used) &&
        !isForeign(row.price) &&
        !isDiscount(row.used) &&
        !isDiscount(row.price) &&
        isPrice(row.price)
        ? [row]
        : []
    }),
  )
  const priced = readings.filter(
    (one) => one.unit === 'eur/kwh' && isPrice(one) && !isForeign(one) && !isDiscount(one),
  )
  const stated = readings.filter((one) => isStatedUse(one) && !rows.some(({ used }) => used.at === one.at))
  const finding = (period: Period): PeriodFinding => {
    const of = (reading: Reading) => energy === 'gas' || periodOf(reading) === period
    const own = rows.filter(({ used, price }) => of(used) || (periodOf(used) === 'simple' && of(price)))
    const kwh = usedIn(own, stated.filter(of))
    const price = weighedPrice(own) ?? statedPrice(priced.filter(of))
    return { ...(kwh && { kwh }), ...(price && { price }) }
  }
  const periods: readonly Period[] =
    energy === 'gas' ? ['simple'] : ['simple', 'peak', 'mid', 'outsideOffPeak', 'offPeak']
  return Object.fromEntries(
    periods.map((period) => [period, finding(period)] as const).filter(([, { kwh, price }]) => kwh || price),
  )
}

/** True where the networks are priced apart by the kWh: the energy's price may then be only a part. */
export const pricesNetworksApart = (readings: readonly Reading[]) =>
  readings.some((reading) => isNetworkAccess(reading) && reading.unit === 'eur/kwh' && reading.value > 0)

const labelOf = ({ label, near, head, sentence }: Reading) => `${label} ${near} ${head} ${sentence}`

/** A year's use, where the invoice says it. */
export function yearlyUseIn(readings: readonly Reading[]): Found<number> | undefined {
  const [best] = readings.filter(
    (reading) =>
      reading.unit === 'kwh' &&
      reading.value >= 50 &&
      (yearly.test(labelOf(reading)) ||
        (/kwh\s?(?:\/|por )\s?ano/.test(reading.line.plain) && /consum/.test(labelOf(reading)))) &&
      !/homolog|medi[ao] d|pais|familia|compara/.test(labelOf(reading)) &&
      periodOf(reading) === 'simple',
  )
  return best && found(best.value, [best.line])
}
