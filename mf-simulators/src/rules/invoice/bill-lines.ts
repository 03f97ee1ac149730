import type { Energy } from './energy-kind'
import { explains, isYearly, kindOf, type LineKind, takesBack } from './line-kinds'
import type { Unit } from './quantities'
import type { Reading } from './readings'
import { type Period, periodOf } from './words'

type Counted = 'days' | 'kwh' | 'months'

/** A line of a bill that multiplies. */
export interface BillLine {
  readonly kind: LineKind
  readonly energy: Energy | undefined
  readonly counted: Counted
  /** Negative where the line gives something back. */
  readonly quantity: number
  /** EUR per unit without VAT, after the discount inside the line. */
  readonly price: number
  /** EUR without VAT that quantity × price comes to; undefined where the line prints none. */
  readonly amount: number | undefined
  /** Rate printed on the line, 0.06 for 6 %. */
  readonly vat: number | undefined
  readonly period: Period | 'mixed'
  /** The amount is part of the total, not of another line. */
  readonly charged: boolean
  /** Its words may take it back although no sign does. */
  readonly unsigned: boolean
  readonly used: Reading
  readonly priced: Reading
}

/** quantity × price = amount, within the rounding of the amount and half a unit of the price's last digit. */
const comesTo = (used: number, price: number, amount: number) =>
  Math.abs(Math.abs(used * price) - Math.abs(amount)) <= 0.011 + Math.abs(used) * 0.00006

const unitOf: Readonly<Record<Counted, Unit>> = { kwh: 'eur/kwh', days: 'eur/day', months: 'eur/month' }
/** EUR, lowest and highest believable; taxes are the low ones. */
const believable: Readonly<Record<Counted, readonly [number, number]>> = {
  kwh: [0.0005, 0.6],
  days: [0.005, 5],
  months: [0.01, 60],
}
const countedBy: readonly (readonly [Counted, RegExp])[] = [
  ['kwh', /energia|consum|vazio|ponta|cheias|variavel/],
  ['days', /potencia|fix[ao]|dias/],
  ['kwh', /acesso|redes|\btar\b/],
  ['months', /taxa|dgeg|audiov|\bcav\b|\biec\b|\bisp\b|\bdesc|servico/],
]

const isBare = ({ unit }: Reading) => unit === undefined || unit === 'eur'

interface Terms {
  readonly used: Reading
  readonly priced: Reading
  readonly price: number
  readonly amount: number | undefined
}

const vatRates = [0.04, 0.05, 0.06, 0.09, 0.12, 0.13, 0.16, 0.22, 0.23]
const near = (one: number, other: number, slack: number) => Math.abs(one - other) <= slack

/** A whole percentage where the amounts, rounded to cents, allow one. */
function rateOf(gross: number, given: number) {
  const whole = Math.round((100 * given) / gross) / 100
  return near(gross * whole, given, 0.011) ? whole : given / gross
}

/** The price that is paid: without the VAT that the last price holds, or after the discount that follows the amount. */
function netTerms(readings: readonly Reading[], terms: Terms & { amount: number; after: Reading }): Terms {
  const { used, priced, amount, after } = terms
  const others = readings.filter((one) => one.unit === priced.unit && one !== priced && one.value > 0)
  const withoutVat = others.find((one) =>
    vatRates.some((rate) => near(priced.value, one.value * (1 + rate), 0.00007)),
  )
  if (withoutVat)
    return {
      ...terms,
      priced: withoutVat,
      price: withoutVat.value,
      amount: (amount * withoutVat.value) / priced.value,
    }
  const later = readings.filter((one) => one.x > after.x)
  const gross = Math.abs(amount)
  for (const one of later.filter(
    (reading) => isBare(reading) && reading.value > 0 && reading.value < gross,
  )) {
    const given = gross - one.value
    const shown = later.some((other) => other.x < one.x && near(Math.abs(other.value), given, 0.011))
    if (!shown) continue
    const printed = others.find(
      (other) => other.value < priced.value && comesTo(used.value, other.value, one.value),
    )
    return {
      ...terms,
      price: printed?.value ?? terms.price * (1 - rateOf(gross, given)),
      amount: Math.sign(amount) * one.value,
    }
  }
  return terms
}

/** What a line counts in that unit, at which price: proven by the amount it comes to, else by units or the head alone. */
function termsOf(readings: readonly Reading[], counted: Counted): Terms | undefined {
  const [least, most] = believable[counted]
  const fits = ({ value }: Reading) => Math.abs(value) >= least && Math.abs(value) <= most
  const label = readings.find(isBare)?.label ?? ''
  const unitless = !readings.some(({ unit }) => unit && unit in { kwh: 1, days: 1, months: 1 })
  const named = countedBy.find(([, words]) => words.test(label))?.[0]
  const used = readings.filter((one) =>
    unitless && named === counted ? one.unit === undefined && Math.abs(one.value) >= 1 : one.unit === counted,
  )
  const withUnit = readings.filter((one) => one.unit === unitOf[counted] && one.value !== 0)
  // Power may be priced by the kVA and the day.
  const [kva] = readings.filter(({ unit }) => unit === 'kva')
  const byKva = readings.filter(({ unit }) => counted === 'days' && kva && unit === 'eur/kva/day')
  const priced = [...withUnit, ...byKva, ...readings.filter((one) => isBare(one) && fits(one))]
  const rates = readings.flatMap(({ unit, value }) => (unit === 'percent' ? [Math.abs(value) / 100] : []))
  for (const quantity of used)
    for (const price of priced.filter((one) => one !== quantity))
      for (const rate of [...rates, 0]) {
        const value = price.value * (1 - rate) * (byKva.includes(price) ? (kva?.value ?? 1) : 1)
        const amount = readings.find(
          (one) =>
            isBare(one) &&
            one !== quantity &&
            one !== price &&
            one.value !== 0 &&
            comesTo(quantity.value, value, one.value),
        )
        if (!amount) continue
        const terms = { used: quantity, priced: price, price: value, amount: amount.value, after: amount }
        return rate > 0 ? terms : netTerms(readings, terms)
      }
  const [quantity] = unitless ? [] : used
  const [price = priced.find(({ head }) => /preco|unitario/.test(head))] = withUnit
  return quantity && price && quantity !== price
    ? { used: quantity, priced: price, price: price.value, amount: undefined }
    : undefined
}

/** An amount of the line, where letters were recognised in a picture: its comma is easily lost. */
const isMisread = (readings: readonly Reading[], { used, priced, amount }: Terms) => {
  if (amount !== undefined) return false
  const printed = readings.filter((one) => isBare(one) && one.value > 0 && one.x > priced.x)
  return printed.length > 0 && !printed.some(({ value }) => comesTo(used.value, priced.value, value / 100))
}

/** The last percentage of the line that is one of VAT, or the whole number that ends it. */
function vatOf({ used: { line } }: Terms): number | undefined {
  const rates = [...line.plain.matchAll(/(\d+)(?:,0+)?\s?%| (\d{1,2})$/g)]
  return rates.map(([, rate, last]) => Number(rate ?? last) / 100).findLast((rate) => vatRates.includes(rate))
}

function lineOf(
  readings: readonly Reading[],
  terms: Terms,
  counted: Counted,
  energy: Energy | undefined,
): BillLine {
  const { used, priced, amount } = terms
  const signed = used.value < 0 || priced.value < 0 || (amount ?? 0) < 0
  const worded = kindOf(used, counted, signed)
  const back = takesBack(used)
  const sign = signed || back === 'yes' || worded === 'social' || worded === 'discount' ? -1 : 1
  const broken = explains(used) || isYearly(used)
  const lowered = worded === 'energy' && priced.value < 0
  const period = periodOf(used)
  return {
    kind: broken && worded !== 'networks' ? 'other' : lowered ? 'discount' : worded,
    energy,
    counted,
    quantity: sign * Math.abs(used.value),
    price: Math.abs(terms.price),
    amount: amount === undefined ? undefined : sign * Math.abs(amount),
    vat: vatOf(terms),
    period: period === 'simple' ? periodOf(priced) : period,
    // Notes print the amount before its price.
    charged:
      !broken &&
      amount !== undefined &&
      readings.some((one) => isBare(one) && one !== used && one.x > priced.x),
    unsigned: !signed && back === 'perhaps',
    used,
    priced,
  }
}

const allCounted: readonly Counted[] = ['kwh', 'days', 'months']

/**
 * The lines of a bill that multiply, and the numbers of no line.
 * @param pictured leaves out lines whose own sum proves that a digit of them was misread
 */
export function billLines(
  readings: readonly Reading[],
  energyOf: (reading: Reading) => Energy | undefined,
  pictured: boolean,
): { readonly lines: readonly BillLine[]; readonly loose: readonly Reading[] } {
  const groups = new Map<string, Reading[]>()
  for (const one of readings) {
    const key = `${one.at} ${energyOf(one)}`
    groups.set(key, [...(groups.get(key) ?? []), one])
  }
  const taken = new Set<Reading>()
  const lines = [...groups.values()].flatMap((group) => {
    const found = allCounted.flatMap((counted) => {
      const terms = termsOf(group, counted)
      return terms ? [{ terms, counted }] : []
    })
    const proven = found.filter(({ terms }) => terms.amount !== undefined)
    return (proven.length > 0 ? proven.slice(0, 1) : found).flatMap(({ terms, counted }) => {
      for (const one of group)
        if (one === terms.priced || [counted, unitOf[counted]].some((unit) => unit === one.unit))
          taken.add(one)
      if (pictured && isMisread(group, terms)) return []
      return [lineOf(group, terms, counted, energyOf(terms.used))]
    })
  })
  return { lines, loose: readings.filter((one) => !taken.has(one)) }
}
