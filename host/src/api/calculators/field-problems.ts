import type { ErrorObject } from 'ajv'
import { messages } from 'shared-lib/rules/validation/messages'
import type { FieldProblem } from '../../base/security/project-error'

/** More would add nothing, and a small body can have thousands. */
const most = 50
const longestName = 100

const kinds: Readonly<Record<string, string>> = {
  number: messages.number,
  integer: messages.wholeNumber,
  string: 'Insere um texto',
  boolean: 'Insere true ou false',
  object: 'Insere um objeto',
  array: 'Insere uma lista',
}

const words: Readonly<Record<string, (params: ErrorObject['params']) => string>> = {
  required: () => messages.required,
  dependentRequired: () => messages.required,
  additionalProperties: () => 'Não conhecemos este campo',
  unevaluatedProperties: () => 'Não conhecemos este campo',
  type: ({ type }) => kinds[String(type)] ?? 'O valor não é do tipo certo',
  minimum: ({ limit }) => messages.min(limit),
  maximum: ({ limit }) => messages.max(limit),
  exclusiveMinimum: ({ limit }) => messages.moreThan(limit),
  exclusiveMaximum: ({ limit }) => messages.lessThan(limit),
  minLength: ({ limit }) => messages.minLength(limit),
  maxLength: ({ limit }) => messages.maxLength(limit),
  minItems: ({ limit }) => `Insere pelo menos ${limit}`,
  maxItems: ({ limit }) => `Insere no máximo ${limit}`,
  uniqueItems: () => 'Não repitas valores',
  enum: ({ allowedValues }) => `Escolhe um destes valores: ${allowedValues.join(', ')}`,
  const: ({ allowedValue }) => `Só pode ser ${allowedValue}`,
  pattern: () => 'Não está no formato certo',
  format: ({ format }) => (format === 'date' ? messages.date : 'Não está no formato certo'),
  oneOf: () => 'Serve para mais do que uma das formas: deixa só uma',
}

const unescaped = (segment: string) => segment.replaceAll('~1', '/').replaceAll('~0', '~')

/** Where the problem is: `kwh.offPeak`, `appliances.0`, or `body` for the whole. */
function fieldOf({ instancePath, params }: ErrorObject): string {
  const member = params.missingProperty ?? params.additionalProperty ?? params.unevaluatedProperty
  const steps = instancePath.split('/').slice(1).map(unescaped)
  const path = member === undefined ? steps : [...steps, String(member)]
  return path.join('.').slice(0, longestName) || 'body'
}

const isUnion = ({ keyword }: ErrorObject) => keyword === 'oneOf' || keyword === 'anyOf'

/** Reports the nearest shape of a union that nothing fits: the others would name fields that were not meant. */
function nearestOf(union: ErrorObject, inside: readonly ErrorObject[]): readonly ErrorObject[] {
  const shapes = new Map<string, ErrorObject[]>()
  for (const error of inside) {
    const [shape = ''] = error.schemaPath.slice(union.schemaPath.length + 1).split('/', 1)
    shapes.set(shape, [...(shapes.get(shape) ?? []), error])
  }
  const ofAnotherKind = (errors: readonly ErrorObject[]) =>
    errors.some(({ keyword, instancePath }) => keyword === 'type' && instancePath === union.instancePath)
  const distance = (errors: readonly ErrorObject[]) =>
    errors.length + (ofAnotherKind(errors) ? most * 1000 : 0)
  const [nearest = []] = [...shapes.values()].toSorted((one, two) => distance(one) - distance(two))
  return nearest
}

/** Where no shape fits, every member is left over, which is no useful report. */
function withoutLeftovers(errors: readonly ErrorObject[]): readonly ErrorObject[] {
  const unions = new Set(errors.filter(isUnion).map(({ instancePath }) => instancePath))
  return errors.filter(
    ({ keyword, instancePath }) => keyword !== 'unevaluatedProperties' || !unions.has(instancePath),
  )
}

/** Unions give way to their nearest shape, the inner ones first, as the checker names them first. */
function withoutUnions(errors: readonly ErrorObject[]): readonly ErrorObject[] {
  const union = errors.find(
    (error) => isUnion(error) && errors.some(({ schemaPath }) => isInside(schemaPath, error)),
  )
  if (!union) return errors
  const inside = errors.filter(({ schemaPath }) => isInside(schemaPath, union))
  const nearest = nearestOf(union, inside)
  return withoutUnions(
    errors.filter((error) => error !== union && (!inside.includes(error) || nearest.includes(error))),
  )
}

const isInside = (schemaPath: string, union: ErrorObject) => schemaPath.startsWith(`${union.schemaPath}/`)

/** Faults that a check found, one line for each field, in words for a visitor and for a programmer. */
export function fieldProblems(errors: readonly ErrorObject[]): readonly FieldProblem[] {
  const byField = new Map<string, FieldProblem>()
  for (const error of withoutUnions(withoutLeftovers(errors.slice(0, most * 10)))) {
    const field = fieldOf(error)
    if (byField.has(field) || byField.size >= most) continue
    const message = words[error.keyword]?.(error.params) ?? 'O valor não é válido'
    byField.set(field, { field, message, ...(error.message && { detail: error.message }) })
  }
  return [...byField.values()]
}
