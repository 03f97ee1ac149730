import type { Schema } from '../contract/define-micro-frontend'
import { object } from '../contract/schema'
import type { Fields, Form } from './form'
import { schemaOf, toJson } from './form-json'
import type { InputField } from './input-field'

const described = ({ label, description = label, range, decimals }: InputField<unknown>) =>
  range && decimals ? `${description} Rounded to ${decimals} decimals.` : description

const describedSchema = (field: InputField<unknown>): Schema => ({
  ...schemaOf(field),
  description: described(field),
  ...(field.fallback !== undefined && { default: toJson(field, field.fallback) }),
})

const mayBeLeftOut = ({ optional, fallback, applies }: InputField<unknown>) =>
  optional === true || fallback !== undefined || applies !== undefined

/** The body of the API's call: a closed, flat object. What is only asked sometimes is optional here and checked after. */
export function inputSchema({ fields }: Form<Fields>): Schema {
  const entries = Object.entries(fields)
  const some = (wanted: boolean) =>
    Object.fromEntries(
      entries
        .filter(([, field]) => mayBeLeftOut(field) === wanted)
        .map(([name, field]) => [name, describedSchema(field)]),
    )
  return object(some(false), some(true))
}
