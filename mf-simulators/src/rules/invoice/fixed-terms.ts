import type { Bill } from './bill'
import type { BillLine } from './bill-lines'
import type { BillingPeriod } from './dates'
import type { Energy } from './energy-kind'
import { type Found, found } from './found'
import { isBound, isStated, wordsOf } from './line-kinds'
import type { Reading } from './readings'
import { chargeOf, linesOf, meanPrice, rounded, withAmounts } from './sums'

/** Steps of the contracted power sold in Portugal at low voltage, kVA (ERSE). */
const powerSteps = [1.15, 2.3, 3.45, 4.6, 5.75, 6.9, 10.35, 13.8, 17.25, 20.7, 27.6, 34.5, 41.4]

const isPowerStep = (value: number) => powerSteps.some((step) => Math.abs(step - value) < 0.001)

/** How surely a number of kVA is that of the contract; 0 for no sign of it. */
function powerScore(reading: Reading) {
  const words = wordsOf(reading)
  if (/maxima|tomada|pico|ponta|recomendad|instalada|certificad|a subir|requisitad/.test(words)) return 0
  if (/contratad/.test(words)) return 4
  return /potencia/.test(words) || /potencia/.test(reading.line.plain) ? 2 : reading.unit === 'kva' ? 1 : 0
}

/** kVA of the contract: one of the steps, the words «potência contratada» before any other. */
export function contractedPowerIn(readings: readonly Reading[]): Found<number> | undefined {
  const ranked = readings
    .filter(
      (one) =>
        isPowerStep(one.value) &&
        !isBound(one) &&
        (one.unit === 'kva' || (one.unit === undefined && /potencia contratad/.test(wordsOf(one)))),
    )
    .map((reading) => ({ reading, score: powerScore(reading) }))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score)
  const [best] = ranked
  if (!best) return undefined
  const alike = ranked.filter(({ score }) => score === best.score)
  const clear = new Set(alike.map(({ reading }) => reading.value)).size === 1
  return found(
    best.reading.value,
    alike.filter(({ reading }) => reading.value === best.reading.value).map(({ reading }) => reading.line),
    clear && best.score > 1 ? 'sure' : 'check',
    clear ? undefined : 'A fatura fala de mais de uma potência.',
  )
}

const daysOfMonth = 365 / 12
const byMonth = 'Preço por mês dividido pelos dias de um mês médio.'
const range = { electricity: [0.03, 4], gas: [0.01, 2] } as const
const fixedWords = /potencia|fix[ao]|quota|disponibilidade|escalao|assinatura/

export interface FixedTerm {
  readonly price?: Found<number>
  /** Days that the lines charge. */
  readonly days?: Found<number>
}

/** A term charged by the month. */
function monthlyTerm(own: readonly BillLine[]): FixedTerm {
  const lines = own.filter(({ counted, kind }) => counted === 'months' && kind === 'power')
  return lines.length === 0
    ? {}
    : { price: found(rounded(meanPrice(lines) / daysOfMonth, 6), linesOf(lines), 'check', byMonth) }
}

function chargedTerm(bill: Bill, own: readonly BillLine[], period?: Found<BillingPeriod>): FixedTerm {
  const daily = own.filter(({ counted }) => counted === 'days')
  const networks = daily.filter((line) => line.kind === 'networks' && line.charged)
  const power = withAmounts(daily.filter(({ kind }) => kind === 'power'))
  const lines = power.length > 0 ? power : networks
  if (lines.length === 0) return monthlyTerm(own)
  const printed = period?.value.days
  const { quantity, certain, price } = chargeOf({
    lines,
    networks: power.length > 0 ? networks : [],
    all: printed,
    sure: bill.addsUp && power.length > 0 && lines.every(({ amount }) => amount !== undefined),
    discounts: daily.filter(({ kind }) => kind === 'discount'),
    doubt: bill.doubt,
    unit: 'dias',
  })
  if (quantity <= 0) return { price }
  const note = quantity === printed ? undefined : 'São os dias que a fatura cobra.'
  return {
    price,
    days: found(quantity, linesOf(lines), certain || quantity === printed ? 'sure' : 'check', note),
  }
}

/** EUR per day as printed by day, by kVA and day or by month, outside the lines. */
function statedTerm(loose: readonly Reading[], energy: Energy, kva: number | undefined) {
  const [min, max] = range[energy]
  const own = loose.filter((one) => fixedWords.test(`${wordsOf(one)} ${one.sentence}`) && isStated(one))
  const ways = [
    { unit: 'eur/day', factor: 1, note: undefined },
    { unit: 'eur/kva/day', factor: kva ?? 0, note: 'Preço por kVA vezes a potência contratada.' },
    { unit: 'eur/month', factor: 1 / daysOfMonth, note: byMonth },
  ] as const
  for (const { unit, factor, note } of ways) {
    const [best] = own.filter(
      (one) => one.unit === unit && one.value * factor >= min && one.value * factor <= max,
    )
    if (best) return found(rounded(best.value * factor, 6), [best.line], 'check', note)
  }
  return undefined
}

/** How many days the power or the fixed term was paid for, where no line charges them. */
function statedDays(loose: readonly Reading[]): Found<number> | undefined {
  const [best] = loose
    .filter(
      (one) =>
        one.unit === 'days' &&
        one.value >= 5 &&
        one.value <= 400 &&
        !isBound(one) &&
        /potencia|termo fixo|fatura|periodo|kva/.test(one.line.plain) &&
        !/prazo|pagamento|dias uteis|apos/.test(one.line.plain),
    )
    .toSorted((a, b) => b.value - a.value)
  return best && found(best.value, [best.line], 'check')
}

/** The term paid whether used or not, and the days of the bill: those that its lines charge before those of its dates. */
export function fixedTermIn(
  bill: Bill,
  own: readonly BillLine[],
  loose: readonly Reading[],
  about: {
    readonly energy: Energy
    readonly period?: Found<BillingPeriod> | undefined
    readonly kva?: number | undefined
  },
): FixedTerm {
  const { energy, period, kva } = about
  const term = chargedTerm(bill, own, period)
  const price = term.price ?? statedTerm(loose, energy, kva)
  const days = term.days ?? (period ? { ...period, value: period.value.days } : statedDays(loose))
  return { ...(price && { price }), ...(days && { days }) }
}
