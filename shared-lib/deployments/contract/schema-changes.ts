import type { Schema } from '../../src/contract/define-micro-frontend'
import { compareNames, type Diff, diff, type Level, limitChanges, listChanges, same } from './change'

/**
 * The owner of the schema decides what breaks: callers when an input accepts less, readers when an output returns less.
 */
type Direction = 'input' | 'output'

const wordKeys = ['title', 'description', 'examples', '$comment', 'names']
const lowest = ['minimum', 'minLength', 'minItems', 'exclusiveMinimum']
const highest = ['maximum', 'maxLength', 'maxItems', 'exclusiveMaximum']
const judged = new Set([
  ...wordKeys,
  ...lowest,
  ...highest,
  'type',
  'enum',
  'properties',
  'required',
  'items',
  'oneOf',
  'default',
])

const record = (value: unknown) => (value ?? {}) as Record<string, Schema>
const list = (value: unknown) => (Array.isArray(value) ? (value as unknown[]) : [])
const narrowing = (direction: Direction): Level => (direction === 'input' ? 'major' : 'minor')

/** Changes between two JSON Schemas of a calculator. One that it cannot judge it calls breaking. */
export function schemaChanges(direction: Direction, before: Schema, after: Schema, at = ''): Diff[] {
  if (same(before, after)) return []
  const what = `${direction} ${at || 'itself'}`
  const inner = (name: string, was: unknown, is: unknown) =>
    schemaChanges(direction, record(was), record(is), at ? `${at}.${name}` : name)
  return [
    ...typeChanges(direction, what, before.type, after.type),
    ...enumChanges(direction, what, before.enum, after.enum),
    ...[...lowest, ...highest].flatMap((key) =>
      limitChanges(
        `${key} of ${what}`,
        lowest.includes(key) ? 'lowest' : 'highest',
        before[key] as number | undefined,
        after[key] as number | undefined,
        { narrower: narrowing(direction), wider: 'minor' },
      ),
    ),
    ...propertyChanges(direction, before, after, at),
    ...(same(before.items, after.items) ? [] : inner('[]', before.items, after.items)),
    ...shapeChanges(direction, what, list(before.oneOf), list(after.oneOf), at),
    ...(same(before.default, after.default) ? [] : [diff('minor', `${what}: another value when missing`)]),
    ...(wordKeys.some((key) => !same(before[key], after[key]))
      ? [diff('patch', `${what}: other words`)]
      : []),
    ...otherChanges(direction, what, before, after),
  ]
}

function typeChanges(direction: Direction, what: string, was: unknown, is: unknown): Diff[] {
  if (same(was, is)) return []
  const words = `${what} was ${was ?? 'anything'} and is ${is ?? 'anything'}`
  const wider = was === 'integer' && is === 'number'
  const narrower = was === 'number' && is === 'integer'
  return [diff((direction === 'input' ? wider : narrower) ? 'minor' : 'major', words)]
}

/** A list added to a keyword refuses earlier values; a removed one accepts all. */
function enumChanges(direction: Direction, what: string, was: unknown, is: unknown): Diff[] {
  if (same(was, is)) return []
  if (was === undefined) return [diff(narrowing(direction), `${what} now takes a few values only`)]
  if (is === undefined) return [diff('minor', `${what} is no longer one of a few values`)]
  return listChanges(what, list(was), list(is), { gone: narrowing(direction), come: 'minor' })
}

function propertyChanges(direction: Direction, before: Schema, after: Schema, at: string): Diff[] {
  const { gone, come, kept } = compareNames(record(before.properties), record(after.properties))
  const path = (name: string) => `${direction} ${at ? `${at}.` : ''}${name}`
  const [wasRequired, isRequired] = [list(before.required), list(after.required)]
  const becameRequired = direction === 'input' ? 'major' : 'minor'
  const becameOptional = direction === 'input' ? 'minor' : 'major'
  return [
    ...gone.map((name) => diff('major', `${path(name)} is gone`)),
    ...come.map((name) =>
      isRequired.includes(name)
        ? diff(becameRequired, `${path(name)} is new and always there`)
        : diff('minor', `${path(name)} is new`),
    ),
    ...kept.flatMap(({ name, was, is }) => [
      ...schemaChanges(direction, was, is, at ? `${at}.${name}` : name),
      ...(wasRequired.includes(name) === isRequired.includes(name)
        ? []
        : isRequired.includes(name)
          ? [diff(becameRequired, `${path(name)} is no longer optional`)]
          : [diff(becameOptional, `${path(name)} is optional now`)]),
    ]),
  ]
}

function shapeChanges(
  direction: Direction,
  what: string,
  was: readonly unknown[],
  is: readonly unknown[],
  at: string,
): Diff[] {
  if (same(was, is)) return []
  if (was.length === is.length)
    return was.flatMap((shape, index) => schemaChanges(direction, record(shape), record(is[index]), at))
  const only = (shapes: readonly unknown[], others: readonly unknown[]) =>
    shapes.filter((shape) => !others.some((other) => same(shape, other)))
  const added = was.length > 0 && only(was, is).length === 0
  return [diff(added ? 'minor' : 'major', `${what}: ${was.length} shapes → ${is.length}`)]
}

/** Keywords that only restrict: one removed accepts more; one added accepts less; one changed is unknown. */
function otherChanges(direction: Direction, what: string, before: Schema, after: Schema): Diff[] {
  const keys = [...new Set([...Object.keys(before), ...Object.keys(after)])]
  return keys
    .filter((key) => !judged.has(key) && !same(before[key], after[key]))
    .map((key) => {
      if (after[key] === undefined) return diff('minor', `${what} is no longer held to ${key}`)
      if (before[key] === undefined) return diff(narrowing(direction), `${what} is now held to ${key}`)
      return diff('major', `${what}: another ${key}`)
    })
}
