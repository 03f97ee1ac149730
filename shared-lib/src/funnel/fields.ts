import { formatNumber } from '../money/format-number'
import type { Field } from './flow'

const groups = /^[1-9]\d{0,2}(\.\d{3})+(,\d+)?$/
const plain = /^\d+([.,]\d+)?$/

/** Readings of a typed number, the Portuguese one first: `1.900` is nineteen hundred before it is 1,9. */
function readings(text: string): number[] {
  const amount = text.replace(/[\s\u00a0]/g, '')
  return [
    ...(groups.test(amount) ? [Number(amount.replaceAll('.', '').replace(',', '.'))] : []),
    ...(plain.test(amount) ? [Number(amount.replace(',', '.'))] : []),
  ]
}

interface AmountOptions {
  readonly min: number
  readonly max: number
  /** Most digits after the comma; more are refused, never rounded away. */
  readonly decimals: number
  readonly missing: string
  readonly invalid: string
  /** Valid answers, as they may be typed. */
  readonly samples: readonly string[]
}

/** A number of an optional question, typed as in Portugal (`1.900`, `0,1654`) or with a point. It travels with a comma. */
export const amount = ({ min, max, decimals, ...rest }: AmountOptions): Field<number> => ({
  ...rest,
  optional: true,
  parse: (text) =>
    readings(text).find((value) => value >= min && value <= max && Number(value.toFixed(decimals)) === value),
  text: (value) => formatNumber(value, Math.max(decimals, 1)).replaceAll('.', ''),
})

/** A box that is ticked or not; not ticked is no answer. */
export const flag: Field<true> = {
  optional: true,
  parse: (text) => (text === 'true' ? true : undefined),
  missing: '',
  invalid: 'Escolhe uma das opções',
  samples: ['true'],
}
