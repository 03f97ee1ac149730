const groups = /^-?[1-9]\d{0,2}(\.\d{3})+(,\d+)?$/
const plain = /^-?\d+([.,]\d+)?$/

/** Limits of a typed number. */
export interface NumberRules {
  /** Most digits after the comma; more are refused, but where they are `rounded`. */
  readonly decimals: number
  /** More digits are taken all the same, for who rounds them. */
  readonly rounded?: boolean
  readonly min?: number | undefined
  readonly max?: number | undefined
}

/**
 * Readings of a typed number, the Portuguese one first: `1.900` is nineteen hundred. It is 1,9 only where three digits
 * may stand after the comma, as in a rate, and nineteen hundred does not fit.
 */
function readings(text: string, decimals: number): number[] {
  const typed = text.replace(/[\s€%]/g, '').replace('\u2212', '-')
  const isGrouped = groups.test(typed)
  return [
    ...(isGrouped ? [Number(typed.replaceAll('.', '').replace(',', '.'))] : []),
    ...(plain.test(typed) && (!isGrouped || decimals > 2) ? [Number(typed.replace(',', '.'))] : []),
  ]
}

/**
 * A number typed as in Portugal (`250.000`, `1.234,56`, `-0,5`) or with a point (`12.5`). Undefined when it is none or
 * does not fit its rules: it is never moved to the nearest one that does.
 */
export const typedNumber = (
  text: string,
  { decimals, rounded, min = -Infinity, max = Infinity }: NumberRules,
): number | undefined =>
  readings(text, decimals).find(
    (value) => value >= min && value <= max && (rounded || Number(value.toFixed(decimals)) === value),
  )
