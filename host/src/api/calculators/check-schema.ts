import { Ajv2020 } from 'ajv/dist/2020.js'
import { schemaKeywords } from 'shared-lib/contract/bounded-schema'
import type { Schema } from 'shared-lib/contract/define-micro-frontend'
import { isRecord } from 'shared-lib/contract/is-record'
import { isEnteredDay } from 'shared-lib/rules/dates/iso-date'
import { memoize } from 'shared-lib/rules/memo/memoize'
import type { FieldProblem } from '../../base/security/project-error'
import { fieldProblems } from './field-problems'

/** Every problem of a value, by field; none when it fits. */
type Check = (value: unknown) => readonly FieldProblem[]

/** Costly keywords with the limit of their input. */
const limited = [
  ['maxItems', ['items', 'uniqueItems', 'contains']],
  ['maxLength', ['pattern', 'format']],
] as const

/**
 * The schema with costly keywords behind their limit: all errors are wanted, so a validator would also look at every item
 * of a list that is too long.
 */
function limitsFirst(schema: Schema): Schema {
  const within = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map((one) => (isRecord(one) ? limitsFirst(one) : one))
    return isRecord(value) ? limitsFirst(value) : value
  }
  const byName = (value: unknown) =>
    isRecord(value)
      ? Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, within(inner)]))
      : value
  const rewritten: Record<string, unknown> = { ...schema }
  const { single, lists, maps } = schemaKeywords
  for (const key of [...single, ...lists]) if (key in schema) rewritten[key] = within(schema[key])
  for (const key of maps) if (key in schema) rewritten[key] = byName(schema[key])
  const guards = limited.flatMap(([limit, keywords]) => {
    const costly = keywords.filter((keyword) => schema[limit] !== undefined && schema[keyword] !== undefined)
    if (costly.length === 0) return []
    const guarded = Object.fromEntries(costly.map((keyword) => [keyword, rewritten[keyword]]))
    for (const keyword of costly) delete rewritten[keyword]
    return [{ if: { not: { [limit]: schema[limit] } }, else: guarded }]
  })
  if (guards.length === 0) return rewritten
  const { allOf } = rewritten
  return { ...rewritten, allOf: [...(Array.isArray(allOf) ? allOf : []), ...guards] }
}

/** The same values have the same text: members in order of their names. */
const textOf = (value: unknown): string =>
  JSON.stringify(value, (_, inner: unknown) =>
    isRecord(inner)
      ? Object.fromEntries(Object.entries(inner).sort(([one], [other]) => (one < other ? -1 : 1)))
      : inner,
  )

/** Takes time in proportion to the list, whatever its items are: Ajv's own compares each with each. */
const isUnique = (wanted: boolean, items: readonly unknown[]) =>
  !wanted || new Set(items.map(textOf)).size === items.length

const options = {
  allErrors: true,
  ownProperties: true,
  strictTypes: false,
  strictTuples: false,
  formats: { date: isEnteredDay },
}

/** Checks schemas themselves. One for all of them: it compiles the schema of schemas, which takes far longer than any of ours. */
const schemaCheck = new Ajv2020(options)

function compile(schema: Schema): Check {
  const rewritten = { ...limitsFirst(schema), unevaluatedProperties: false }
  schemaCheck.validateSchema(rewritten, true)
  // One instance each: an instance keeps every schema it has seen.
  const ajv = new Ajv2020({ ...options, meta: false, validateSchema: false })
  // Words for editors, of each value of an `enum`.
  ajv.addVocabulary(['names'])
  ajv.removeKeyword('uniqueItems')
  ajv.addKeyword({
    keyword: 'uniqueItems',
    type: 'array',
    schemaType: 'boolean',
    validate: isUnique,
    error: { message: 'must NOT have duplicate items' },
  })
  const fits = ajv.compile(rewritten)
  return (value) =>
    fits(value) ? [] : fieldProblems((fits.errors ?? []).filter(({ keyword }) => keyword !== 'if'))
}

/**
 * The check of a JSON Schema (2020-12) of an object; members it does not name are problems. Takes time in proportion to the
 * value, and looks into no list and no text that is longer than the schema allows.
 * Throws for a schema that is none.
 */
export const checkOf: (schema: Schema) => Check = memoize(compile)
