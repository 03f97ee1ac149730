import { type Cents, cents } from './cents'
import { formatDecimal } from './format-number'

const noBreakSpace = '\u00a0'

/** `1.234,56 €`, with a no-break space before the sign. The same text on every server and browser. */
export const formatEuro = (amount: Cents): string => `${formatDecimal(amount / 100, 2)}${noBreakSpace}€`

/** `1.235 €`: whole euros, for amounts where cents would only pretend exactness. */
export const formatWholeEuro = (amount: Cents): string => `${formatDecimal(amount / 100, 0)}${noBreakSpace}€`

const portuguese = /^-?(?:\d+|\d{1,3}(?:[. ]\d{3})+)(?:,\d{1,2})?$/
const decimalPoint = /^-?\d+\.\d{1,2}$/

/** `1.235 €`, and `1.234,56 €` where there are cents: for amounts in a line of answers. */
export const formatShortEuro = (amount: Cents): string =>
  amount % 100 === 0 ? formatWholeEuro(amount) : formatEuro(amount)

/**
 * A visitor's text → cents: `1.234,56 €`, `1 234,5`, `1234` and `12.50`.
 * `undefined` for anything else, and for a third decimal: an amount is refused rather than guessed.
 */
export function parseEuro(text: string): Cents | undefined {
  const amount = text.replace(/€/, '').replace(/\s/g, ' ').trim()
  const plain = portuguese.test(amount)
    ? amount.replace(/[. ]/g, '').replace(',', '.')
    : decimalPoint.test(amount)
      ? amount
      : undefined
  if (plain === undefined) return undefined
  const [whole = '', fraction = ''] = plain.replace('-', '').split('.')
  const total = Number(whole) * 100 + Number(fraction.padEnd(2, '0'))
  return Number.isSafeInteger(total) ? cents(plain.startsWith('-') ? -total : total) : undefined
}
