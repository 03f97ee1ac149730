import { parseDate } from '../dates/date-formats'
import { type IsoDate, isIsoDate } from '../dates/iso-date'
import { type Cents, roundHalfUpToCent } from '../money/cents'
import { formatNumber } from '../money/format-number'
import { typedNumber } from '../money/typed-number'
import { requiredMessage } from '../validation/required-message'
import type { InputField, Option, Values } from './input-field'

export interface Words {
  readonly label: string
  readonly hint?: string
  /** English, with the unit. */
  readonly description: string
}

interface Numeric extends Words {
  /** Smallest and largest, in the unit that people type. */
  readonly min: number
  readonly max: number
}

interface NumberKind {
  readonly control: 'euros' | 'percent' | 'number'
  readonly unit?: string | undefined
  /** Digits after the comma that count; further ones are rounded. */
  readonly decimals: number
}

/** A number as typed; `from` and `to` turn it into what the rules take and back. */
function numeric<Value extends number>(
  { min, max, ...words }: Numeric,
  { control, unit, decimals }: NumberKind,
  from: (typed: number) => Value,
  to: (value: Value) => number,
): InputField<Value> {
  // A year has no thousands. A sign stands at both ends of a range, a word once: entre 0 € e 9 €, entre 1 e 40 anos.
  const shown = (value: number) => (unit ? formatNumber(value) : String(value)).replace('-', '\u2212')
  const after = unit ? `\u00a0${unit}` : ''
  const invalid = `Insere um valor entre ${shown(min)}${unit?.[1] ? '' : after} e ${shown(max)}${after}`
  // More digits than the rules take are rounded by `from`: 20.000 ÷ 14 is a wage as any calculator shows it.
  const rules = { min, max, decimals, rounded: decimals > 0 }
  return {
    ...words,
    control,
    ...(unit !== undefined && { unit }),
    range: { min, max },
    decimals,
    parse: (text) => {
      const value = typedNumber(text, rules)
      return value === undefined ? undefined : from(value)
    },
    number: (given) =>
      given >= min && given <= max && (decimals || given % 1 === 0) ? from(given) : undefined,
    text: (value) => formatNumber(to(value), Math.max(decimals, 1)).replaceAll('.', ''),
    missing: requiredMessage,
    invalid,
  }
}

/** An amount of money: typed and sent in euros, kept in cents. */
export const euros = (words: Numeric): InputField<Cents> =>
  numeric(words, { control: 'euros', unit: '€', decimals: 2 }, roundHalfUpToCent, (value) => value / 100)

/** A rate: typed and sent in percent, kept as a fraction. Rounded to `decimals` digits after the comma, 3 by default. */
export const percent = ({
  decimals = 3,
  ...words
}: Numeric & { readonly decimals?: number }): InputField<number> =>
  numeric(
    words,
    { control: 'percent', unit: '%', decimals },
    (typed) => Number((typed / 100).toFixed(decimals + 2)),
    (value) => Number((value * 100).toFixed(decimals)),
  )

/** A whole number of something, e.g. `meses`. */
export const count = ({ unit, ...words }: Numeric & { readonly unit?: string }): InputField<number> =>
  numeric(
    words,
    { control: 'number', unit, decimals: 0 },
    (typed) => typed,
    (value) => value,
  )

interface Choice<Value extends string> extends Words {
  /** Value as it travels → words on the screen, in order. */
  readonly options: Readonly<Record<Value, string>>
  /** Opens as a list rather than showing all at once. */
  readonly list?: true
}

const chosen = <Value extends string | number>(
  { list, label, hint, description }: Omit<Choice<string>, 'options'>,
  options: readonly Option[],
  read: (text: string) => Value,
): InputField<Value> => {
  const parse = (text: string) => (options.some(({ value }) => value === text) ? read(text) : undefined)
  return {
    label,
    ...(hint !== undefined && { hint }),
    description,
    control: list ? 'list' : 'choice',
    options,
    parse,
    text: String,
    missing: requiredMessage,
    invalid: 'Escolhe uma das opções',
  }
}

const optionsOf = (options: Readonly<Record<string, string>>): Option[] =>
  Object.entries(options).map(([value, label]) => ({ value, label }))

/** One of a few values. */
export const choice = <const Value extends string>({ options, ...rest }: Choice<Value>): InputField<Value> =>
  chosen(rest, optionsOf(options), (text) => text as Value)

/** One of a few whole numbers, given in order with their words: `[[3, '3 meses'], …]`. Sent as a number. */
export const numberChoice = <const Value extends number>({
  options,
  ...rest
}: Omit<Choice<string>, 'options'> & {
  readonly options: readonly (readonly [Value, string])[]
}): InputField<Value> =>
  chosen(
    rest,
    options.map(([value, label]) => ({ value: String(value), label })),
    (text) => Number(text) as Value,
  )

/** A box that is ticked or not. */
export const flag = (words: Words): InputField<boolean> => ({
  ...words,
  control: 'flag',
  fallback: false,
  parse: (text) => (text === 'true' ? true : text === 'false' ? false : undefined),
  text: String,
  missing: '',
  invalid: 'Escolhe uma das opções',
})

const backwards = (text: string) => text.split('-').reverse().join('/')

const dated = <Value extends string>(
  words: Words,
  control: 'month' | 'date',
  parse: (text: string) => Value | undefined,
): InputField<Value> => ({
  ...words,
  control,
  parse,
  text: backwards,
  missing: requiredMessage,
  invalid: 'Insere uma data válida',
})

/** A month, kept as `YYYY-MM`; typed `MM/AAAA`. */
export const month = (words: Words): InputField<string> =>
  dated(words, 'month', (text) =>
    isIsoDate(`${text}-01`) ? text : parseDate(text.padStart(7, '0'), 'MM/YYYY')?.slice(0, 7),
  )

/** A day, kept as `YYYY-MM-DD`; typed `DD/MM/AAAA`. */
export const date = (words: Words): InputField<IsoDate> =>
  dated(words, 'date', (text) => (isIsoDate(text) ? text : parseDate(text, 'DD/MM/YYYY')))

/** May stay empty. */
export const optional = <Value>(field: InputField<Value>): InputField<Value | undefined> =>
  ({ ...field, optional: true }) as InputField<Value | undefined>

/** May stay empty for the form, but the rules ask for it where the other values make it so: no optional question then. */
export const neededWhen = <Value>(
  needed: (values: Values) => boolean,
  field: InputField<Value | undefined>,
): InputField<Value | undefined> => ({ ...field, needed })

/** Taken when nothing is given. */
export const withDefault = <Value>(
  field: InputField<Value>,
  fallback: NoInfer<Value>,
): InputField<Value> => ({
  ...field,
  fallback,
})

/** Asked only where the values before it make it one; elsewhere it is undefined. */
export const when = <Value>(
  applies: (values: Values) => boolean,
  field: InputField<Value>,
): InputField<Value | undefined> => ({ ...field, applies }) as InputField<Value | undefined>
