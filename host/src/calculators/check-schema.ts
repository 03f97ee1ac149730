import { Ajv2020 } from 'ajv/dist/2020.js'
import type { Schema } from 'shared-lib/contract/define-micro-frontend'
import { isIsoDate } from 'shared-lib/dates/iso-date'
import type { FieldProblem } from '../security/project-error'
import { fieldProblems } from './field-problems'

/** Every problem of a value, by field; none when it fits. */
export type Check = (value: unknown) => readonly FieldProblem[]

/** Keyed by the schema of one deployment: a new version brings a new object, and the old one's check goes with it. */
const compiled = new WeakMap<Schema, Check>()

function compile(schema: Schema): Check {
  // One instance each: an instance keeps every schema it has seen.
  const ajv = new Ajv2020({
    allErrors: true,
    ownProperties: true,
    strictTypes: false,
    strictTuples: false,
    formats: { date: isIsoDate },
  })
  const fits = ajv.compile({ ...schema, unevaluatedProperties: false })
  return (value) => (fits(value) ? [] : fieldProblems(fits.errors ?? []))
}

/**
 * The check of a JSON Schema (2020-12) of an object; members it does not name are problems.
 * Throws for a schema that is none.
 */
export function checkOf(schema: Schema): Check {
  const ready = compiled.get(schema) ?? compile(schema)
  compiled.set(schema, ready)
  return ready
}
