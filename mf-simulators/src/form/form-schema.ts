import type { Schema } from 'shared-lib/contract/define-micro-frontend'
import { object } from 'shared-lib/contract/schema'
import type { Fields, Form } from './form'
import type { InputField } from './input-field'

const schemaOf = (field: InputField<unknown>): Schema => ({
  ...field.schema,
  description: field.description,
  ...(field.fallback !== undefined && { default: field.toJson(field.fallback) }),
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
        .map(([name, field]) => [name, schemaOf(field)]),
    )
  return object(some(false), some(true))
}
