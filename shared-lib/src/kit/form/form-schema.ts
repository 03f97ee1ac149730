import type { Schema } from '../../contract/define-micro-frontend'
import { object } from '../../contract/schema'
import type { Fields, Form } from './form'
import { toJson } from './form-json'
import type { InputField, Option } from './input-field'

const texts: Readonly<Partial<Record<InputField<unknown>['control'], Schema>>> = {
  flag: { type: 'boolean' },
  list: { type: 'string', maxLength: 60 },
  text: { type: 'string', maxLength: 60 },
  month: { type: 'string', pattern: '^(\\d{4}-\\d{2}|\\d{1,2}/\\d{4})$' },
  date: { type: 'string', pattern: '^(\\d{4}-\\d{2}-\\d{2}|\\d{2}/\\d{2}/\\d{4})$' },
}

/** JSON Schema of a field's value as programs send it (euros, percent), without a description. */
function schemaOf(field: InputField<unknown>): Schema {
  const { schema, range, decimals, options, control, parse, many, of, members } = field
  if (schema) return schema
  if (members) return inputSchema({ fields: members, sections: [] })
  if (many)
    return {
      type: 'array',
      ...(many.least && { minItems: many.least }),
      maxItems: many.most ?? options?.length,
      items: itemSchema(of, options),
    }
  if (range) return { type: decimals === 0 ? 'integer' : 'number', minimum: range.min, maximum: range.max }
  if (options) return { enum: options.map(({ value }) => parse(value) as string | number) }
  return texts[control] ?? {}
}

const itemSchema = (of: InputField<unknown> | undefined, options: readonly Option[] = []): Schema =>
  of?.range ? describedSchema(of) : of ? schemaOf(of) : { enum: options.map(({ value }) => value) }

const described = ({ label, description = label, range, decimals }: InputField<unknown>) =>
  range && decimals ? `${description} Rounded to ${decimals} decimals.` : description

const describedSchema = (field: InputField<unknown>): Schema => ({
  ...schemaOf(field),
  description: described(field),
  ...(field.fallback !== undefined && { default: toJson(field, field.fallback) }),
})

const mayBeLeftOut = ({ optional, fallback, applies }: InputField<unknown>) =>
  optional === true || fallback !== undefined || applies !== undefined

/** A closed, flat object of these fields; `isOptional` decides which ones a program may leave out. */
export function fieldsSchema(
  fields: Fields,
  isOptional: (name: string, field: InputField<unknown>) => boolean,
): Schema {
  const some = (wanted: boolean) =>
    Object.fromEntries(
      Object.entries(fields)
        .filter(([name, field]) => isOptional(name, field) === wanted)
        .map(([name, field]) => [name, describedSchema(field)]),
    )
  return object(some(false), some(true))
}

/** The body of the API's call. A conditional field is optional here and checked after. */
export const inputSchema = ({ fields }: Form<Fields>): Schema =>
  fieldsSchema(fields, (_, field) => mayBeLeftOut(field))
