import { type Found, found } from './found'
import type { Reading } from './readings'

const totals =
  /total (?:a pagar|da (?:tua |sua )?fatura|fatura|desta fatura|a debitar)|valor (?:a pagar|total|d(?:a|esta) fatura|a debitar)|montante (?:a pagar|total|a debitar)|quanto (?:tenho|tens|tem) (?:a|de) pagar|a pagar/

/** EUR by its sign, or by the two decimals that end its line. */
const isAmount = ({ unit, value, line }: Reading) =>
  value > 0 && (unit === 'eur' || (unit === undefined && /[.,]\d\d$/.test(line.plain)))

const wordsBefore = ({ label, near }: Reading) => `${label} ${near}`
/** What is still owed from before. */
const isOwed = (reading: Reading) => /anterior|divida|saldo/.test(wordsBefore(reading))
const wordsAround = ({ label, near, head, sentence }: Reading) => `${label} | ${near} | ${head} | ${sentence}`

/** «Total» and nothing else: the greatest of them, which holds the others. */
function plainTotalIn(readings: readonly Reading[]): Found<number> | undefined {
  const [best] = readings
    .filter((one) => /(?:^| {2})total(?: (?:c\/|com) ?iva)?\W*$/.test(one.label) && isAmount(one))
    .toSorted((a, b) => b.value - a.value)
  return best && found(best.value, [best.line], 'check', 'A linha só diz «total».')
}

const named = (readings: readonly Reading[]) =>
  readings.filter(
    (one) =>
      isAmount(one) &&
      totals.test(wordsAround(one)) &&
      !/sem iva/.test(wordsBefore(one)) &&
      !isOwed(one) &&
      !/^\W*(?:\w\)\W*)?iva\b/.test(one.line.plain),
  )

/** Total that the invoice asks for, EUR with VAT. */
export function totalIn(readings: readonly Reading[]): Found<number> | undefined {
  const [best, ...others] = named(readings)
  if (!best) return plainTotalIn(readings)
  const clear = others.every(({ value }) => value === best.value)
  return found(
    best.value,
    [best.line],
    clear ? 'sure' : 'check',
    clear ? undefined : 'A fatura traz mais do que um total.',
  )
}

interface PrintedTotals {
  /** EUR with VAT. */
  readonly gross: readonly number[]
  /** EUR without VAT, of all lines. */
  readonly net: readonly number[]
}

/** Every amount that the invoice calls a total. */
export function printedTotals(readings: readonly Reading[]): PrintedTotals {
  const all = readings.filter(
    (one) => isAmount(one) && !isOwed(one) && /\b(?:sub)?total\b/.test(wordsBefore(one)),
  )
  const isNet = (reading: Reading) => /subtotal|(?:sem|s\/) ?iva|liquido/.test(wordsBefore(reading))
  const valuesOf = (some: readonly Reading[]) => some.map(({ value }) => value)
  return {
    gross: valuesOf([...named(readings), ...all.filter((one) => !isNet(one))]),
    net: valuesOf(all.filter(isNet)),
  }
}
