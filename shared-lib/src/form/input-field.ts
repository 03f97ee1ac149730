import type { Schema } from '../contract/define-micro-frontend'

/** How a field is drawn. `choice` shows its few options at once, `list` opens a list. */
export type Control = 'euros' | 'percent' | 'number' | 'choice' | 'list' | 'flag' | 'month' | 'date'

export interface Option {
  /** As it travels in addresses. */
  readonly value: string
  readonly label: string
}

/** Many options, in a chunk of their own. */
export interface LazyOptions {
  /** Undefined until they were loaded. The server has them from the start. */
  readonly current: () => readonly Option[] | undefined
  readonly load: () => Promise<readonly Option[]>
}

/** Values read so far, by name: what a rule about a later field is told. */
export type Values = Readonly<Record<string, unknown>>

/**
 * One input of a calculator, said once: address, form control, API schema (`form-json`) and tag attribute come from it.
 * `Value` is what the rules get (cents, fractions); texts are what people type.
 */
export interface InputField<Value> {
  readonly control: Control
  /** Portuguese, as on the screen. */
  readonly label: string
  readonly hint?: string
  /** English, with the unit: for the API's document. */
  readonly description: string
  /** The value of a text, typed or from an address; undefined when it is none. Never throws. */
  readonly parse: (text: string) => Value | undefined
  /** The value as it travels and as it stands in its control. */
  readonly text: (value: Value) => string
  readonly missing: string
  readonly invalid: string
  readonly options?: readonly Option[]
  /** In place of `options`: a list that filters while typing. */
  readonly list?: LazyOptions
  /** Drawn after the box: `€`, `%`, `meses`. */
  readonly unit?: string
  /** Smallest and largest value of a number, in the unit that people type. */
  readonly range?: { readonly min: number; readonly max: number }
  /** A number as programs send it; undefined when it is none of the range. */
  readonly number?: (typed: number) => Value | undefined
  /** Digits of a number after the comma that count; further ones are rounded. None: a whole number. */
  readonly decimals?: number
  /** JSON Schema of the API's value where it is not what `schemaOf` says. */
  readonly schema?: Schema
  readonly optional?: true
  /** Told the values of all fields that are asked: an optional one that must be filled in all the same. */
  readonly needed?: (values: Values) => boolean
  /** Taken when nothing is given. */
  readonly fallback?: Value
  /** Told the values of the fields before it. Missing: always. */
  readonly applies?: (values: Values) => boolean
}
