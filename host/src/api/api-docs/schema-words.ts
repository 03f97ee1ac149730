import { plain } from 'shared-lib/rules/dated/figure-words'
import type { SchemaView } from './api-document'

const types: Readonly<Record<string, string>> = {
  number: 'número',
  integer: 'número inteiro',
  string: 'texto',
  boolean: 'true ou false',
  object: 'objeto',
  array: 'lista',
}

/** More values than this are replaced by their number. */
const most = 40

const values = (all: readonly unknown[]) =>
  all.length > most
    ? `um de ${all.length} valores, de ${JSON.stringify(all[0])} a ${JSON.stringify(all.at(-1))}`
    : all.map((value) => JSON.stringify(value)).join(' · ')

/** `número`, `texto`, or the values that it may take. */
export function typeWords({
  type,
  enum: choices,
  const: only,
  format,
  oneOf,
  anyOf,
  items,
}: SchemaView): string {
  if (choices) return values(choices)
  if (only !== undefined) return JSON.stringify(only)
  if (oneOf ?? anyOf) return 'uma de várias formas'
  if (type === 'array' && items?.enum) return `lista de ${values(items.enum)}`
  if (format === 'date') return 'data, AAAA-MM-DD'
  return types[type ?? ''] ?? 'qualquer valor'
}

const limits: Readonly<Record<string, (limit: number) => string>> = {
  minimum: (limit) => `no mínimo ${plain(limit)}`,
  exclusiveMinimum: (limit) => `acima de ${plain(limit)}`,
  maximum: (limit) => `no máximo ${plain(limit)}`,
  exclusiveMaximum: (limit) => `abaixo de ${plain(limit)}`,
  multipleOf: (limit) => `múltiplo de ${plain(limit)}`,
  minLength: (limit) => `pelo menos ${limit} caracteres`,
  maxLength: (limit) => `até ${limit} caracteres`,
  minItems: (limit) => `pelo menos ${limit} elementos`,
  maxItems: (limit) => `até ${limit} elementos`,
}

/** Every limit and the default of a field, in Portuguese. */
export function limitWords(schema: SchemaView): readonly string[] {
  const bounds = Object.entries(limits).flatMap(([word, say]) => {
    const limit = schema[word]
    return typeof limit === 'number' ? [say(limit)] : []
  })
  const pattern = typeof schema.pattern === 'string' ? [`formato ${schema.pattern}`] : []
  const otherwise = schema.default === undefined ? [] : [`por omissão ${JSON.stringify(schema.default)}`]
  return [...bounds, ...pattern, ...otherwise]
}
