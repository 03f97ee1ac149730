import type { Schema } from './define-micro-frontend'

// Words for the JSON Schemas of calculators. Descriptions are English and name the unit.

/** `allOf`, limits and the like. */
type More = Readonly<Record<string, unknown>>
type Properties = Readonly<Record<string, Schema>>

/** A closed object: what it does not name is refused. */
export const object = (required: Properties, optional: Properties = {}, more: More = {}) => ({
  type: 'object',
  properties: { ...required, ...optional },
  required: Object.keys(required),
  additionalProperties: false,
  ...more,
})

export const list = (items: Schema, description: string, more: More = {}) => ({
  type: 'array',
  items,
  description,
  ...more,
})

export const text = (description: string, more: More = {}) => ({ type: 'string', description, ...more })

export const number = (description: string, more: More = {}) => ({ type: 'number', description, ...more })

export const integer = (description: string, more: More = {}) => ({ type: 'integer', description, ...more })

export const flag = (description: string) => ({ type: 'boolean', description })

/** Integer cents of euro. */
export const cents = (description: string) => integer(`Cents: ${description}`)

/** `YYYY-MM-DD`, a day the calendar has. */
export const day = (description: string) => text(description, { format: 'date' })

export const oneOf = (values: readonly (string | number)[], description: string) => ({
  enum: values,
  description,
})

/** A value that may be none. */
export const orNull = (schema: { readonly type: string; readonly description: string }) => ({
  ...schema,
  type: [schema.type, 'null'],
})

/** Exactly one of several shapes, written in place: problems are those of the nearest shape. */
export const either = (description: string, ...shapes: readonly Schema[]) => ({ oneOf: shapes, description })
