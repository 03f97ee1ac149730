import { type Cents, roundHalfUpToCent } from '../../rules/money/cents'
import { formatNumber } from '../../rules/money/format-number'
import { fractionOf, percentOf } from '../../rules/money/rate'
import { typedNumber } from '../../rules/money/typed-number'
import { choiceMessage, requiredMessage } from '../../rules/validation/common-messages'
import type { CardShare } from '../household/shared-fields'
import { type Choice, type Named, optionOf, pairsOf } from './choice'
import type { ChoiceField, InputField, NumberField } from './input-field'

export { choice } from './choice'
export { date, month } from './date-fields'
export { neededWhen, optional, when, withDefault } from './field-options'

export interface Words {
  readonly label: string
  readonly hint?: string
  /** English, with the unit. */
  readonly description?: string
  /** Messages for no answer, and for an invalid one; each kind of field has defaults of its own. */
  readonly missing?: string
  readonly invalid?: string
  readonly samples?: readonly string[]
  readonly card?: CardShare
}

export interface Numeric extends Words {
  /** Smallest and largest, in the unit that people type. */
  readonly min: number
  readonly max: number
  readonly slider?: NumberField<unknown>['slider']
}

interface NumberKind {
  readonly control: 'euros' | 'percent' | 'number'
  readonly unit?: string | undefined
  /** Digits after the comma that count. */
  readonly decimals: number
  /** Further digits are rounded, not refused. */
  readonly rounded?: boolean
}

/** A number as typed; `from` and `to` turn it into what the rules take and back. */
function numeric<Value extends number>(
  { min, max, ...words }: Numeric,
  kind: NumberKind,
  from: (typed: number) => Value,
  to: (value: Value) => number,
): NumberField<Value> {
  const { control, unit, decimals, rounded = decimals > 0 } = kind
  // A year has no thousands. A range repeats a symbol, but writes a word once: entre 0 € e 9 €, entre 1 e 40 anos.
  const shown = (value: number) => (unit ? formatNumber(value) : String(value)).replace('-', '\u2212')
  const after = unit ? `\u00a0${unit}` : ''
  const invalid = `Insere um valor entre ${shown(min)}${unit?.[1] ? '' : after} e ${shown(max)}${after}`
  // More digits than the rules take are rounded by `from`: 20.000 ÷ 14 is a wage as any calculator shows it.
  const rules = { min, max, decimals, rounded, unit }
  return {
    missing: requiredMessage,
    invalid,
    ...words,
    control,
    ...(unit !== undefined && { unit }),
    // A number without unit is a year, and `1.000` may be one whole where three decimals count.
    ...(unit && max >= 1000 && decimals < 3 && { typing: { mask: 'number' as const } }),
    range: { min, max },
    decimals,
    within: (bounds) => numeric({ ...words, ...bounds }, kind, from, to),
    parse: (text) => {
      const value = typedNumber(text, rules)
      return value === undefined ? undefined : from(value)
    },
    number: (given) =>
      given >= min && given <= max && (decimals || given % 1 === 0) ? from(given) : undefined,
    text: (value) => formatNumber(to(value), Math.max(decimals, 1)).replaceAll('.', ''),
  }
}

const same = (value: number) => value

/** An amount of money: typed and sent in euros, kept in cents. `250.000` is two hundred and fifty thousand. */
export const euros = (words: Numeric): NumberField<Cents> =>
  numeric(words, { control: 'euros', unit: '€', decimals: 2 }, roundHalfUpToCent, (value) => value / 100)

/** A rate: typed and sent in percent, kept as a fraction. Rounded to `decimals` digits after the comma, 3 by default. */
export const percent = ({
  decimals = 3,
  ...words
}: Numeric & { readonly decimals?: number }): NumberField<number> =>
  numeric(
    words,
    { control: 'percent', unit: '%', decimals },
    (typed) => fractionOf(typed, decimals + 2),
    (value) => percentOf(value, decimals),
  )

/** A whole number of something, e.g. `meses`. */
export const count = ({ unit, ...words }: Numeric & { readonly unit?: string }): NumberField<number> =>
  numeric(words, { control: 'number', unit, decimals: 0 }, same, same)

/** A number with digits after the comma, in a unit that is no money to be counted in cents: `€/kWh`, `kWh`. */
export const decimal = ({
  unit,
  decimals,
  ...words
}: Numeric & { readonly unit?: string; readonly decimals: number }): NumberField<number> =>
  numeric(words, { control: 'number', unit, decimals, rounded: false }, same, same)

/** Any of a few values, as a list in the order of `options`. */
export function choices<const Value extends string>({
  options,
  ...words
}: Omit<Choice<Named<Value>>, 'list'>): ChoiceField<readonly Value[]> {
  const values = pairsOf(options).map(([value]) => value)
  return {
    missing: requiredMessage,
    invalid: 'Escolhe uma ou mais das opções',
    ...words,
    control: 'choices',
    options: pairsOf(options).map(([value, label]) => optionOf(value, label)),
    many: { join: '.' },
    parse: (text) => {
      const given = text.split('.')
      return given.every((one) => values.some((value) => value === one))
        ? values.filter((value) => given.includes(value))
        : undefined
    },
    text: (list) => list.join('.'),
  }
}

/** A box that is ticked or not. */
export const flag = (words: Words): InputField<boolean> => ({
  missing: '',
  invalid: choiceMessage,
  ...words,
  control: 'flag',
  fallback: false,
  parse: (text) => (text === 'true' ? true : text === 'false' ? false : undefined),
  text: String,
})

/** A box that is no answer until it is ticked. */
export const tick = (words: Words): InputField<boolean | undefined> => ({
  missing: '',
  invalid: choiceMessage,
  ...words,
  control: 'flag',
  optional: true,
  parse: (text) => (text === 'true' ? true : undefined),
  text: String,
})
