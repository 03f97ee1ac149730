import { plainCharacters } from '../../../rules/text/plain-characters'

const digitsOf = (text: string) => text.replace(/\D/g, '')

/**
 * Takes a number apart. Whole numbers, pasted or filled in by the browser (`+351 912…`, `00351…`), bring their own
 * calling code, and may have it without a sign (`351912…`); anything else belongs to `otherwise`. Longer codes win: 1684
 * before 1.
 */
export function splitPhone(text: string, codes: readonly string[], otherwise: string) {
  const plain = plainCharacters(text).replace(/\(0\)/, '')
  const digits = digitsOf(plain.replace(/^00/, ''))
  const isInternational = /^(\+|00)/.test(plain) || /^351\d{9}$/.test(digits)
  if (!isInternational) return { code: otherwise, number: digits }
  const longestFirst = [otherwise, ...codes].sort((a, b) => b.length - a.length)
  const code = longestFirst.find((candidate) => candidate !== '' && digits.startsWith(candidate))
  if (code === undefined) return { code: otherwise, number: digits }
  const number = digits.slice(code.length)
  return { code, number: code === '351' ? number.replace(/^(351|0)(?=\d{9}$)/, '') : number }
}

/** True while a calling code is being typed that none of the offered ones is yet: `+`, `003`. */
export const isCodeBegun = (text: string, number: string): boolean =>
  /^\s*(\+|00)/.test(text) && digitsOf(text).replace(/^00/, '') === number

/** `351` and `912 345 678` give `+351912345678`; no digits give ''. */
export const joinPhone = (code: string, number: string) =>
  digitsOf(number) === '' ? '' : `+${code}${digitsOf(number)}`
