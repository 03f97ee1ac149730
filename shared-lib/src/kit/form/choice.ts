import { choiceMessage, requiredMessage } from '../../rules/validation/common-messages'
import type { Words } from './fields'
import type { ChoiceField, Option } from './input-field'

// Apart from the other kinds: most first questions are tiles, and carry nothing of dates and amounts.

type OptionWords = string | Omit<Option, 'value'>

export interface Choice<Options> extends Words {
  /** Value as it travels → words on the screen, in order; as pairs where a value is no text: `[[3, '3 meses'], …]`. */
  readonly options: Options
  /** Opens as a list rather than showing all at once. */
  readonly list?: true
  readonly placeholder?: string
  readonly columns?: 1 | 2 | 3
}

export type Named<Value extends string> = Readonly<Record<Value, OptionWords>>
type Pairs<Value> = readonly (readonly [Value, OptionWords])[]

export const pairsOf = <Value extends string>(options: Named<Value>) =>
  Object.entries(options) as unknown as Pairs<Value>

export const optionOf = (value: unknown, words: OptionWords): Option => ({
  value: String(value),
  ...(typeof words === 'string' ? { label: words } : words),
})

/** One of a few values. Numbers, and yes or no, are sent as such by programs. */
export function choice<const Options extends Pairs<string | number | boolean>>(
  given: Choice<Options>,
): ChoiceField<Options[number][0]>
export function choice<const Value extends string>(given: Choice<Named<Value>>): ChoiceField<Value>
export function choice({
  options,
  list,
  ...words
}: Choice<Named<string> | Pairs<unknown>>): ChoiceField<unknown> {
  const pairs = Array.isArray(options) ? (options as Pairs<unknown>) : pairsOf(options as Named<string>)
  return {
    missing: requiredMessage,
    invalid: choiceMessage,
    ...words,
    control: list ? 'list' : 'choice',
    options: pairs.map(([value, label]) => optionOf(value, label)),
    parse: (text) => pairs.find(([value]) => String(value) === text)?.[0],
    text: String,
  }
}
