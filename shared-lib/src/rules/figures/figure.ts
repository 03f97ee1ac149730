/** Unit of a figure's number. Money is integer cents; a ratio is a fraction (`0.115` is 11,5 %). */
export type FigureUnit = 'cents' | 'ratio' | 'months' | 'years' | 'count'

/**
 * One computed figure with the way it came about: the answer to "porquê?". Plain data, so that it crosses the API.
 * Texts are Portuguese: they are part of the result, as on a bill. What does not apply may be missing or undefined: an object
 * written at once is made many times faster than one put together from parts.
 */
export interface Figure {
  /** Stable name within the result, e.g. `withholding`. */
  readonly id: string
  /** e.g. `Retenção na fonte`. */
  readonly label: string
  /** `undefined` when it cannot be known; `unknown` has the reason. */
  readonly value: number | undefined
  readonly unit: FigureUnit
  /** The lowest and the highest possible value of an uncertain one; `unknown` has the reason. */
  readonly range?: { readonly low: number; readonly high: number } | undefined
  /** The rule with the numbers in it: `1.500,00 € × 11 %`. */
  readonly formula?: string | undefined
  /** Law and article as a lawyer would cite them: `CIRS, art. 99.º-C`. */
  readonly law?: string | undefined
  /** Where the values were read, as kept with the parameter. */
  readonly source?: string | undefined
  /** Time that the rule was in force for, in words: `de outubro a dezembro de 2025`. */
  readonly period?: string | undefined
  /** Why the value is not known, as one sentence. */
  readonly unknown?: string | undefined
  /** The figures that this one is made of, in the order of the formula. */
  readonly parts?: readonly Figure[] | undefined
}
