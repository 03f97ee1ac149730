import type { Schema } from '../../contract/define-micro-frontend'
import { choiceMessage, requiredMessage } from '../../rules/validation/common-messages'
import * as fields from './fields'
import type { Fields } from './form'
import { group as groupOf } from './group'
import type { InputField } from './input-field'
import { list as listOf } from './list'

// Values that only programs send: no page draws them, so they have no label of their own.

export { optional, withDefault } from './fields'

export const words = (description: string) => ({ label: description, description })

export const euros = (description: string, max: number, min = 0) =>
  fields.euros({ ...words(description), min, max })
export const percent = (description: string, max: number, min = 0) =>
  fields.percent({ ...words(description), min, max })
export const count = (description: string, max: number, min = 1) =>
  fields.count({ ...words(description), min, max })
export const flag = (description: string, fallback = false) =>
  fields.withDefault(fields.flag(words(description)), fallback)
export const day = (description: string) => fields.date(words(description))
export const group = <const Of extends Fields>(members: Of) => groupOf({ label: '', fields: members })
export const list = <Value>(description: string, of: InputField<Value>, most: number, least = 1) =>
  listOf({ ...words(description), of, most, least })

/** JSON as its schema allows it. */
export const json = <Value>(description: string, schema: Schema): InputField<Value> => ({
  ...words(description),
  control: 'text',
  schema,
  missing: requiredMessage,
  invalid: choiceMessage,
  json: (sent) => sent as Value,
  parse: () => undefined,
  text: JSON.stringify,
})
export const oneOf = <const Value extends string | number>(description: string, values: readonly Value[]) =>
  json<Value>(description, { enum: values })
/** A name as the program wrote it, whatever characters it has. */
export const name = (description: string, maxLength = 60, minLength = 1) =>
  json<string>(description, { type: 'string', minLength, maxLength })
/** True or false; leaving it out means neither. */
export const yesOrNo = (description: string) => json<boolean>(description, { type: 'boolean' })
