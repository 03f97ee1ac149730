import type { Schema } from './define-micro-frontend'

const scalars: ReadonlySet<unknown> = new Set(['string', 'number', 'integer', 'boolean', 'null'])

const isSchema = (value: unknown): value is Schema => typeof value === 'object' && value !== null

const isScalar = ({ type }: Schema) =>
  Array.isArray(type) ? type.length > 0 && type.every((one) => scalars.has(one)) : scalars.has(type)

/** Keywords that hold one schema, a list of schemas, or schemas by name. */
export const schemaKeywords = {
  single: ['items', 'additionalProperties', 'contains', 'not', 'if', 'then', 'else', 'propertyNames'],
  lists: ['oneOf', 'anyOf', 'allOf', 'prefixItems'],
  maps: ['properties', 'patternProperties', 'dependentSchemas', '$defs'],
} as const
const { single, lists, maps } = schemaKeywords

function* inside(schema: Schema): Generator<readonly [step: string, schema: Schema]> {
  for (const key of single) if (isSchema(schema[key])) yield [key === 'items' ? '[]' : '', schema[key]]
  for (const key of lists)
    for (const shape of Array.isArray(schema[key]) ? schema[key] : []) if (isSchema(shape)) yield ['', shape]
  for (const key of maps)
    for (const [name, inner] of Object.entries(isSchema(schema[key]) ? schema[key] : {}))
      if (isSchema(inner)) yield [`.${name}`, inner]
}

/**
 * Refuses an input schema that lets a stranger decide what a check costs: lists without `maxItems`, and `uniqueItems` where
 * the items are not scalars by their `type` (a validator compares every other value with every other one; `enum` alone does
 * not prevent it, since items are compared before they are checked).
 * @throws Error naming the place
 */
export function checkBounds(schema: Schema, at: string): void {
  const isList = schema.type === 'array' || schema.items !== undefined || schema.uniqueItems === true
  if (isList && !Number.isInteger(schema.maxItems)) throw new Error(`${at}: a list needs maxItems`)
  if (schema.uniqueItems === true && !(isSchema(schema.items) && isScalar(schema.items)))
    throw new Error(`${at}: uniqueItems needs items with a scalar type, also where they have an enum`)
  for (const [step, inner] of inside(schema)) checkBounds(inner, at + step)
}
