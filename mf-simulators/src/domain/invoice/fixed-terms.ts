import { dailyRows, meanOfParts, withNetworks } from './daily-charges'
import { type Found, found } from './found'
import type { Reading } from './readings'
import { byLine, rowOf } from './rows'
import { isDiscount, isForeign, wordsOf } from './words'

/** Steps of the contracted power sold in Portugal at low voltage, kVA (ERSE). */
const powerSteps = [1.15, 2.3, 3.45, 4.6, 5.75, 6.9, 10.35, 13.8, 17.25, 20.7, 27.6, 34.5, 41.4]

const isPowerStep = (value: number) => powerSteps.some((step) => Math.abs(step - value) < 0.001)

/** kVA of the contract: one of the steps, the words «potência contratada» before any other. */
export function contractedPowerIn(readings: readonly Reading[]): Found<number> | undefined {
  const named = (reading: Reading) => {
    const words = wordsOf(reading)
    if (/maxima|tomada|pico|ponta|recomendad|instalada|certificad|a subir|requisitad/.test(words)) return 0
    return /contratad/.test(words)
      ? 4
      : /potencia/.test(words) || /potencia/.test(reading.line.plain)
        ? 2
        : reading.unit === 'kva'
          ? 1
          : 0
  }
  const ranked = readings
    .filter(
      (one) =>
        isPowerStep(one.value) &&
        (one.unit === 'kva' || (one.unit === undefined && /potencia contratad/.test(wordsOf(one)))),
    )
    .map((reading) => ({ reading, score: named(reading) }))
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

interface FixedTerm {
  readonly label: RegExp
  /** EUR/day, lowest and highest believable. */
  readonly range: readonly [number, number]
  /** Where the price is given by the kVA. */
  readonly kva?: number | undefined
}

const powerTerm = /potencia|termo fixo|parcela fixa|encargo fixo|quota fixa/
const gasTerm =
  /termo (?:tarifario )?fixo|parcela fixa|encargo fixo|quota|tarifa fixa|componente fixa|disponibilidade|escalao|assinatura/

/** EUR per day without VAT of what is paid whether used or not: as printed by day, by month, or proven by its line. */
function fixedPrice(
  readings: readonly Reading[],
  { label, range, kva }: FixedTerm,
): Found<number> | undefined {
  const [min, max] = range
  const fits = (value: number) => value >= min && value <= max
  const own = readings.filter(
    (one) => label.test(`${wordsOf(one)} ${one.sentence}`) && !isForeign(one) && !isDiscount(one),
  )
  const byDay = own.filter((one) => one.unit === 'eur/day' && fits(one.value))
  const proven = byLine(own).flatMap((line) => {
    const row = rowOf(line, 'days', 'eur/day')
    return row && fits(row.price.value) ? [row.price] : []
  })
  const perKva =
    kva === undefined ? [] : own.filter((one) => one.unit === 'eur/kva/day' && fits(one.value * kva))
  const byMonth = own.filter((one) => one.unit === 'eur/month' && fits(one.value / daysOfMonth))
  const best = byDay[0] ?? proven[0]
  const changed = meanOfParts(byLine(own).flatMap(dailyRows))
  if (changed) return changed
  if (best) {
    const clear = new Set([...byDay, ...proven].map(({ value }) => value)).size === 1
    return found(
      best.value,
      [best.line],
      clear ? 'sure' : 'check',
      clear ? undefined : 'A fatura traz mais do que um preço por dia.',
    )
  }
  if (perKva[0] && kva)
    return found(
      Number((perKva[0].value * kva).toFixed(6)),
      [perKva[0].line],
      'check',
      'Preço por kVA vezes a potência contratada.',
    )
  if (byMonth[0])
    return found(
      Number((byMonth[0].value / daysOfMonth).toFixed(6)),
      [byMonth[0].line],
      'check',
      'Preço por mês dividido pelos dias de um mês médio.',
    )
  return undefined
}

export function powerPriceIn(
  readings: readonly Reading[],
  kva: number | undefined,
): Found<number> | undefined {
  const power = fixedPrice(readings, { label: powerTerm, range: [0.03, 4], kva })
  return power && withNetworks(power, readings)
}

export const gasFixedPriceIn = (readings: readonly Reading[]) =>
  fixedPrice(readings, { label: gasTerm, range: [0.01, 2] })
