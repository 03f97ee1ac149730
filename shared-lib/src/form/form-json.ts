import type { Schema } from '../contract/define-micro-frontend'
import { type Fields, type Form, type InputOf, type Reading, read } from './form'
import type { InputField, Option } from './input-field'

const texts: Readonly<Partial<Record<InputField<unknown>['control'], Schema>>> = {
  flag: { type: 'boolean' },
  list: { type: 'string', maxLength: 60 },
  text: { type: 'string', maxLength: 60 },
  month: { type: 'string', pattern: '^(\\d{4}-\\d{2}|\\d{1,2}/\\d{4})$' },
  date: { type: 'string', pattern: '^(\\d{4}-\\d{2}-\\d{2}|\\d{2}/\\d{2}/\\d{4})$' },
}

/** JSON Schema of a field's value as programs send it (euros, percent), without a description. */
export function schemaOf(field: InputField<unknown>): Schema {
  const { schema, range, decimals, options, control, parse, many, of } = field
  if (schema) return schema
  if (many) return { type: 'array', maxItems: many.most ?? options?.length, items: itemSchema(of, options) }
  if (range) return { type: decimals === 0 ? 'integer' : 'number', minimum: range.min, maximum: range.max }
  if (options) return { enum: options.map(({ value }) => parse(value) as string | number) }
  return texts[control] ?? {}
}

const itemSchema = (of: InputField<unknown> | undefined, options: readonly Option[] = []): Schema =>
  of ? schemaOf(of) : { enum: options.map(({ value }) => value) }

/** The items of a list that a program sent, as the field would have written them. */
function fromList<Value>({ of, parse, text }: InputField<Value>, json: unknown): Value | undefined {
  if (!Array.isArray(json)) return undefined
  const items: unknown[] = json.map((one) => (of ? fromJson(of, one) : one))
  return items.includes(undefined) ? undefined : parse(text(items as Value))
}

/** The value of what a program sent for a field; undefined when it is none. */
export function fromJson<Value>(field: InputField<Value>, json: unknown): Value | undefined {
  const { number, options, control, parse, many } = field
  if (many) return fromList(field, json)
  if (number) return typeof json === 'number' ? number(json) : undefined
  if (options) return parse(String(json))
  return typeof json === (control === 'flag' ? 'boolean' : 'string') ? parse(String(json)) : undefined
}

/** A field's value as programs send and get it. */
export const toJson = <Value>({ range, text, of }: InputField<Value>, value: Value): unknown => {
  if (of) return (value as readonly unknown[]).map((one) => toJson(of, one))
  return range ? Number(text(value).replace(',', '.')) : value
}

/** Reads an API body that fits the form's schema. */
export const readJson = <Of extends Fields>(
  form: Form<Of>,
  body: Readonly<Record<string, unknown>>,
): Reading<InputOf<Of>> =>
  read(form, (name, field) => (body[name] === undefined ? undefined : { value: fromJson(field, body[name]) }))

/** The body that a program would send for these values. */
export const bodyOf = <Of extends Fields>({ fields }: Form<Of>, input: InputOf<Of>) =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, field]) =>
      input[name] === undefined ? [] : [[name, toJson(field, input[name])]],
    ),
  )
