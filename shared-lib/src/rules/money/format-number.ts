const grouped = (digits: string): string =>
  digits.length < 4 ? digits : `${grouped(digits.slice(0, -3))}.${digits.slice(-3)}`

/** Below it `String` writes every digit; above, it would write an exponent. */
const exact = 1e21

/**
 * A number as a Portuguese reader writes it: `1.234,50`. Groups from four digits on, halves away from zero.
 *
 * Written by hand because `Intl` in pt-PT groups only from five digits, with a space that differs between
 * versions, so that server and browser could print different text and hydration would fail.
 * @param decimals digits after the comma, 0 to 10, always all of them.
 */
export function formatDecimal(value: number, decimals: number): string {
  if (!Number.isFinite(value)) throw new RangeError(`${value} cannot be shown`)
  const scale = 10 ** decimals
  const scaled = Math.floor(Math.abs(value) * scale + 0.5 + 1e-6)
  const digits = (scaled < exact ? String(scaled) : BigInt(scaled).toString()).padStart(decimals + 1, '0')
  const whole = grouped(digits.slice(0, digits.length - decimals))
  const fraction = decimals === 0 ? '' : `,${digits.slice(-decimals)}`
  return `${value < 0 && scaled !== 0 ? '-' : ''}${whole}${fraction}`
}

/** A number with only the decimals it has: `1.000`, `0,7`. At most `maxDecimals`, 1 to 10. */
export const formatNumber = (value: number, maxDecimals = 4): string =>
  formatDecimal(value, maxDecimals).replace(/,?0*$/, '')
