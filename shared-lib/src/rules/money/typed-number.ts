import { plainCharacters } from '../text/plain-characters'

/** The last point may be that of a numeric keypad: `1.234.5`. */
const groups = /^-?[1-9]\d{0,2}(\.\d{3})+(,\d+|\.\d\d?)?$/
const plain = /^-?\d+([.,]\d+)?$/

/** Limits of a typed number. */
interface NumberRules {
  /** Most digits after the comma; more are refused, but where they are `rounded`. */
  readonly decimals: number
  /** Takes more digits all the same and rounds them. */
  readonly rounded?: boolean
  readonly min?: number | undefined
  readonly max?: number | undefined
  /** May follow the number, also in the singular, e.g. `meses`; signs and words of euros and percent always may. */
  readonly unit?: string | undefined
}

/** Typed or pasted text without blanks, apostrophes, plus and unit, with points between thousands: a number, if it is one. */
export const bareNumber = (text: string, after: RegExp | string = ''): string =>
  plainCharacters(text)
    .toLowerCase()
    .replace(/[\s'’‘ʼ`]/g, '')
    .replace(after, '')
    .replace(/^(\+|€|euro?s?)+|([.,]-)?(€|%|euro?s?)?$/g, '')
    .replace(/,(?=(\d{3},){0,5}\d{3}\.)/g, '.')

/**
 * Readings of a typed number, the Portuguese one first: `1.900` is nineteen hundred. It is 1,9 only where three
 * decimals are possible, as in a rate, and nineteen hundred does not fit.
 */
function readings(typed: string, decimals: number): number[] {
  const isGrouped = groups.test(typed)
  return [
    isGrouped && typed.replace(/\.(?=\d{3}(?!\d))/g, ''),
    plain.test(typed) && (!isGrouped || decimals > 2) && typed,
  ].flatMap((one) => (one ? Number(one.replace(',', '.')) : []))
}

/**
 * A number typed as in Portugal (`250.000`, `1.234,56 €`, `-0,5`) or with a point (`12.5`). Undefined when it is none or
 * does not fit its rules: it is never moved to the nearest one that does.
 */
export const typedNumber = (
  text: string,
  { decimals, rounded, min = -Infinity, max = Infinity, unit = '' }: NumberRules,
): number | undefined =>
  readings(
    // Also one of them: ano(s), dia(s); then the end of a sentence.
    bareNumber(text, RegExp(`(${unit.replace(/e?s$/, '($&)?').replace('e', '.')})?[.,;]*$`, 'i')),
    decimals,
  ).find((value) => value >= min && value <= max && (rounded || Number(value.toFixed(decimals)) === value))
