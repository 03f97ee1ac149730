import { parseDate } from '../dates/date-formats'
import { type IsoDate, isIsoDate } from '../dates/iso-date'
import type { CardShare } from '../household/shared-fields'
import { type Cents, roundHalfUpToCent } from '../money/cents'
import { formatNumber } from '../money/format-number'
import { typedNumber } from '../money/typed-number'
import { choiceMessage, dateMessage, requiredMessage } from '../validation/common-messages'
import type { InputField, Option, Values } from './input-field'

export interface Words {
  readonly label: string
  readonly hint?: string
  /** English, with the unit. */
  readonly description?: string
  /** Said when nothing was given, and when what was given is no value; each kind has words of its own. */
  readonly missing?: string
  readonly invalid?: string
  readonly samples?: readonly string[]
  readonly card?: CardShare
}

interface Numeric extends Words {
  /** Smallest and largest, in the unit that people type. */
  readonly min: number
  readonly max: number
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
  { control, unit, decimals, rounded = decimals > 0 }: NumberKind,
  from: (typed: number) => Value,
  to: (value: Value) => number,
): InputField<Value> {
  // A year has no thousands. A sign stands at both ends of a range, a word once: entre 0 € e 9 €, entre 1 e 40 anos.
  const shown = (value: number) => (unit ? formatNumber(value) : String(value)).replace('-', '\u2212')
  const after = unit ? `\u00a0${unit}` : ''
  const invalid = `Insere um valor entre ${shown(min)}${unit?.[1] ? '' : after} e ${shown(max)}${after}`
  // More digits than the rules take are rounded by `from`: 20.000 ÷ 14 is a wage as any calculator shows it.
  const rules = { min, max, decimals, rounded }
  return {
    missing: requiredMessage,
    invalid,
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
  }
}

const same = (value: number) => value

/** An amount of money: typed and sent in euros, kept in cents. `250.000` is two hundred and fifty thousand. */
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
  numeric(words, { control: 'number', unit, decimals: 0 }, same, same)

/** A number with digits after the comma, in a unit that is no money to be counted in cents: `€/kWh`, `kWh`. */
export const decimal = ({
  unit,
  decimals,
  ...words
}: Numeric & { readonly unit?: string; readonly decimals: number }): InputField<number> =>
  numeric(words, { control: 'number', unit, decimals, rounded: false }, same, same)

type OptionWords = string | Omit<Option, 'value'>

interface Choice<Options> extends Words {
  /** Value as it travels → words on the screen, in order; as pairs where a value is no text: `[[3, '3 meses'], …]`. */
  readonly options: Options
  /** Opens as a list rather than showing all at once. */
  readonly list?: true
  readonly placeholder?: string
  readonly columns?: 1 | 2 | 3
}

type Named<Value extends string> = Readonly<Record<Value, OptionWords>>
type Pairs<Value> = readonly (readonly [Value, OptionWords])[]

const pairsOf = <Value extends string>(options: Named<Value>) =>
  Object.entries(options) as unknown as Pairs<Value>

const optionOf = (value: unknown, words: OptionWords): Option => ({
  value: String(value),
  ...(typeof words === 'string' ? { label: words } : words),
})

/** One of a few values. Numbers, and yes or no, are sent as such by programs. */
export function choice<const Options extends Pairs<string | number | boolean>>(
  given: Choice<Options>,
): InputField<Options[number][0]>
export function choice<const Value extends string>(given: Choice<Named<Value>>): InputField<Value>
export function choice({
  options,
  list,
  ...words
}: Choice<Named<string> | Pairs<unknown>>): InputField<unknown> {
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

/** Any of a few values, as a list in the order of `options`. */
export function choices<const Value extends string>({
  options,
  ...words
}: Omit<Choice<Named<Value>>, 'list'>): InputField<readonly Value[]> {
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

const dated = <Value extends string>(
  words: Words,
  control: 'month' | 'date',
  parse: (text: string) => Value | undefined,
): InputField<Value> => ({
  missing: requiredMessage,
  invalid: dateMessage,
  ...words,
  control,
  parse,
  text: String,
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
