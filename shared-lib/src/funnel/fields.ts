import { formatNumber } from '../money/format-number'
import { type NumberRules, typedNumber } from '../money/typed-number'
import type { Field } from './flow'

interface AmountOptions extends NumberRules {
  readonly missing: string
  readonly invalid: string
  /** Valid answers, as they may be typed. */
  readonly samples: readonly string[]
}

/** A number of an optional question, typed as in Portugal (`1.900`, `0,1654`) or with a point. It travels with a comma. */
export const amount = ({ min, max, decimals, ...rest }: AmountOptions): Field<number> => ({
  ...rest,
  optional: true,
  parse: (text) => typedNumber(text, { min, max, decimals }),
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
