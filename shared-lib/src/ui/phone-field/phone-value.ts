const digitsOf = (text: string) => text.replace(/\D/g, '')

/**
 * Takes a number apart. Whole numbers, pasted or filled in by the browser (`+351 912…`, `00351…`), bring their own
 * calling code; anything else belongs to `otherwise`. Longer codes win: 1684 before 1.
 */
export function splitPhone(text: string, codes: readonly string[], otherwise: string) {
  const international = /^\s*(\+|00)/.test(text)
  const digits = digitsOf(text.replace(/^\s*00/, ''))
  if (!international) return { code: otherwise, number: digits }
  const longestFirst = [otherwise, ...codes].sort((a, b) => b.length - a.length)
  const code = longestFirst.find((candidate) => candidate !== '' && digits.startsWith(candidate))
  return code === undefined
    ? { code: otherwise, number: digits }
    : { code, number: digits.slice(code.length) }
}

/** `351` and `912 345 678` give `+351912345678`; no digits give ''. */
export const joinPhone = (code: string, number: string) =>
  digitsOf(number) === '' ? '' : `+${code}${digitsOf(number)}`
