import type { Bill } from './bill'
import type { BillLine } from './bill-lines'
import type { Energy } from './energy-kind'
import { type Found, found } from './found'
import { isStated, wordsOf } from './line-kinds'
import type { Reading } from './readings'
import { chargeOf, comeTo, linesOf, quantityOf, rounded, withAmounts } from './sums'
import { type Period, periodOf } from './words'

interface PeriodFinding {
  readonly kwh?: Found<number>
  /** EUR/kWh without VAT. */
  readonly price?: Found<number>
}

export type Uses = Partial<Readonly<Record<Period, PeriodFinding>>>

const prices = { electricity: [0.02, 0.6], gas: [0.015, 0.4] } as const
function usedIn(lines: readonly BillLine[], kwh: number, certain: boolean): Found<number> {
  const back = lines.some(({ quantity }) => quantity < 0)
  const added = lines.length > 1 ? 'Somámos as linhas deste período.' : undefined
  return found(
    kwh,
    linesOf(lines),
    certain ? 'sure' : 'check',
    back ? 'Subtraímos o que a fatura acerta.' : added,
  )
}

/** Registers of the meter and amounts that are no use of this invoice. */
const noUse =
  /\bleitura|contador|anterior|atual\b|acumulad|diferenca|anual|por ano|ultim[oa]s? (?:12|doze)|meses|escaloes|por dia|diari[oa]/
const isUseHead = (words: string) => /consum|faturad|quantidade|kwh/.test(words)

const ofAYear = /kwh\s?(?:\/|por )\s?ano/

const isStatedUse = (reading: Reading) =>
  reading.unit === 'kwh' &&
  reading.value < 20_000 &&
  isStated(reading) &&
  !/anual|por ano|ultim[oa]s? (?:12|doze) meses/.test(reading.sentence) &&
  !ofAYear.test(reading.line.plain) &&
  (reading.head === '' || isUseHead(reading.head) || !noUse.test(reading.head)) &&
  (!noUse.test(reading.label || reading.near) ||
    (isUseHead(reading.head) && !/anual|por ano|meses/.test(reading.label)))

const times = (values: readonly number[], value: number) => values.filter((one) => one === value).length

/** One of several numbers that the invoice states: it has no line to prove it, and must be checked. */
function stated(readings: readonly Reading[], what: string): Found<number> | undefined {
  const values = readings.map(({ value }) => value)
  const [best] = readings.toSorted((a, b) => times(values, b.value) - times(values, a.value))
  if (!best) return undefined
  const clear = new Set(values).size === 1
  return found(
    best.value,
    readings.filter(({ value }) => value === best.value).map(({ line }) => line),
    'check',
    clear ? undefined : `A fatura traz mais do que um ${what}.`,
  )
}

/** Prices stated each with its days are one price that changed; else one of them. */
function statedPrice(readings: readonly Reading[], loose: readonly Reading[]): Found<number> | undefined {
  const dated = readings.flatMap((price) => {
    const days = loose.find(({ unit, at }) => unit === 'days' && at === price.at)
    return days ? [{ price, days: days.value }] : []
  })
  if (dated.length < 2 || dated.length < readings.length) return stated(readings, 'preço')
  const all = dated.reduce((sum, { days }) => sum + days, 0)
  return found(
    rounded(dated.reduce((sum, { price, days }) => sum + price.value * days, 0) / all, 6),
    readings.map(({ line }) => line),
    'check',
    'O preço mudou a meio: é a média pelos dias de cada um.',
  )
}

const named = (readings: readonly Reading[]) => {
  const totals = readings.filter((reading) => /total|faturad|consum/.test(wordsOf(reading)))
  return totals.length > 0 ? totals : readings
}

const ofKind = (lines: readonly BillLine[], kind: BillLine['kind']) =>
  lines.filter((line) => line.counted === 'kwh' && line.kind === kind)

/** Use and cost of one energy by period of the meter. `loose` are its numbers outside lines. */
export function usesIn(
  bill: Bill,
  own: readonly BillLine[],
  loose: readonly Reading[],
  energy: Energy,
): Uses {
  const [min, max] = prices[energy]
  const isPrice = (value: number) => value >= min && value <= max
  const periodAt = (period: Period | 'mixed') => (energy === 'gas' ? 'simple' : period)
  const charged = withAmounts(ofKind(own, 'energy').filter(({ price }) => isPrice(price)))
  const apart = ofKind(own, 'networks').filter((line) => line.charged)
  const taxes = ofKind(own, 'tax')
  // The kWh of one tax: another one counts them again.
  const taxed =
    taxes.length > 0 ? quantityOf(taxes.filter(({ price }) => price === taxes[0]?.price)) : undefined
  const simple = charged.filter((line) => periodAt(line.period) === 'simple')
  const all = simple.length === charged.length ? taxed : undefined
  // Where a contract changed its count of periods, neither has all days.
  const regimes = simple.length > 0 && simple.length < charged.length
  const counted = comeTo(simple, all).quantity
  const sure =
    bill.addsUp &&
    !regimes &&
    charged.every(({ amount }) => amount !== undefined) &&
    (all === undefined || Math.abs(all - counted) < 1)
  const discounts = ofKind(own, 'discount')
  const small = ofKind(own, 'energy').filter((line) => line.charged && line.price < min)
  const kwh = loose.filter(isStatedUse)
  const priced = loose.filter((one) => one.unit === 'eur/kwh' && isPrice(one.value) && isStated(one))
  const finding = (period: Period): PeriodFinding => {
    const lines = charged.filter((line) => periodAt(line.period) === period)
    if (lines.length > 0) {
      const of = (some: readonly BillLine[]) =>
        period === 'simple' ? some : some.filter((line) => line.period === period)
      const same = apart.filter((line) => periodAt(line.period) === period)
      const shared = period === 'simple' ? apart : apart.filter((line) => line.period === 'simple')
      const networks = same.length > 0 ? same : shared
      const { quantity, certain, price } = chargeOf({
        lines,
        networks,
        parts: of(small),
        discounts: of(discounts),
        all,
        sure,
        doubt: bill.doubt,
        unit: 'kWh',
      })
      return { ...(quantity > 0 && { kwh: usedIn(lines, quantity, certain) }), price }
    }
    const of = (reading: Reading) => periodAt(periodOf(reading)) === period
    const use = stated(named(kwh.filter(of)), 'consumo')
    const price = statedPrice(priced.filter(of), loose)
    return { ...(use && { kwh: use }), ...(price && { price }) }
  }
  const periods: readonly Period[] =
    energy === 'gas' ? ['simple'] : ['simple', 'peak', 'mid', 'outsideOffPeak', 'offPeak']
  return Object.fromEntries(
    periods.map((period) => [period, finding(period)] as const).filter(([, one]) => one.kwh || one.price),
  )
}

/** Networks priced by the kWh that no price holds: the energy's may then be only a part. */
export const pricesNetworksApart = (bill: Bill, own: readonly BillLine[]) =>
  !bill.addsUp && ofKind(own, 'networks').some(({ charged }) => !charged)

const yearly = /anual|por ano|ultim[oa]s? (?:12|doze) meses/

/** A year's use, where a label of the invoice states it and the use of its days does not contradict it. */
export function yearlyUseIn(loose: readonly Reading[], uses: Uses, days: number | undefined) {
  const [best] = loose.filter(
    (reading) =>
      reading.unit === 'kwh' &&
      reading.value >= 50 &&
      isStated(reading) &&
      (yearly.test(`${reading.lead} ${reading.label} ${reading.near}`) ||
        (ofAYear.test(reading.line.plain) && /consum/.test(wordsOf(reading)))) &&
      periodOf(reading) === 'simple',
  )
  const used = Object.values(uses).reduce((sum, { kwh }) => sum + (kwh?.value ?? 0), 0)
  const ratio = best && used > 0 && days ? (best.value * days) / (365 * used) : 1
  return best && ratio > 0.25 && ratio < 4 ? found(best.value, [best.line], 'check') : undefined
}
