import { readDefinitions } from 'shared-lib/build/definitions'
import type { Schema } from 'shared-lib/contract/define-micro-frontend'
import { ProjectError } from '../security/project-error'
import { strictJson } from '../security/strict-json'
import { calculatorBodyLimit } from './calculators.routes'
import { checkOf } from './check-schema'

const isSchema = (value: unknown): value is Schema => typeof value === 'object' && value !== null

/** Repeats `unit`, numbered where it has a `#`, as often as a body can hold. */
function many(unit: string, bytes = calculatorBodyLimit - 1000): string {
  const units: string[] = []
  for (let at = 0, length = 0; length < bytes; at++) {
    const one = unit.replaceAll('#', String(at))
    units.push(one)
    length += one.length + 1
  }
  return units.slice(0, -1).join()
}

const long = (unit: string) =>
  `"${unit.repeat((calculatorBodyLimit - 1000) / JSON.parse(`"${unit}"`).length)}"`

/** Values that cost a validator most, each as long as a body may be. */
const costly: Readonly<Record<string, string>> = {
  'unique objects': `[${many('{"#":0}')}]`,
  'empty objects': `[${many('{}')}]`,
  'empty lists': `[${many('[]')}]`,
  'nested lists': `[${many('[[[[]]]]')}]`,
  'unique lists': `[${many('[#]')}]`,
  numbers: `[${many('#')}]`,
  'fewer unique objects': `[${many('{"#":0}', 1400 * 11)}]`,
  'fewer numbers': `[${many('#', 1400 * 5)}]`,
  texts: `[${many('"#"', 1400 * 7)}]`,
  'unknown members': `{${many('"n#":0')}}`,
  'fewer unknown members': `{${many('"n#":0', 1400 * 9)}}`,
  'long text': long('a'),
  'long digits': long('1'),
  'long spaces': long(' '),
  'deep lists': `${'['.repeat(16_000)}${']'.repeat(16_000)}`,
  'deep objects': `${'{"a":'.repeat(5_000)}0${'}'.repeat(5_000)}`,
}

/** Where a value can go in a body that a schema describes: text before it and after it. */
type Place = readonly [at: string, before: string, after: string]

function* placesIn(schema: Schema, at = '', before = '', after = ''): Generator<Place> {
  yield [at, before, after]
  for (const [name, inner] of Object.entries(isSchema(schema.properties) ? schema.properties : {}))
    yield* placesIn(inner as Schema, `${at}.${name}`, `${before}{"${name}":`, `}${after}`)
  if (isSchema(schema.items)) yield* placesIn(schema.items, `${at}[]`, `${before}[`, `]${after}`)
  for (const key of ['oneOf', 'anyOf', 'allOf'])
    for (const shape of Array.isArray(schema[key]) ? schema[key] : []) {
      const inside = [...placesIn(shape, at, before, after)]
      yield* inside.slice(1)
    }
}

/** µs of processor time that it takes, the least of some turns: others take the processor too. */
function cost(work: () => unknown, enough: number) {
  let least = Number.POSITIVE_INFINITY
  for (let turn = 0; turn < 8 && least > enough; turn++) {
    const before = process.cpuUsage()
    work()
    const { user, system } = process.cpuUsage(before)
    least = Math.min(least, user + system)
  }
  return least
}

/** What a reader refuses wherever it is in a body never gets to a schema. */
function isRead(value: string) {
  try {
    strictJson(Buffer.from(value))
    return true
  } catch {
    return false
  }
}

function judge(schema: Schema, bytes: Buffer) {
  try {
    return checkOf(schema)(strictJson(bytes))
  } catch (error) {
    if (error instanceof ProjectError) return error.errors
    throw error
  }
}

/**
 * A plain parse of 32 KiB takes 0.1 to 0.5 ms, and a busy machine counts three times as much; a body may cost no more than
 * this many of them. Read in quadratic time it costs 100 to 1,500 ms.
 */
const ratio = 30
const leastBaseline = 1000

let inputs: readonly (readonly [name: string, schema: Schema])[]
beforeAll(async () => {
  const definitions = await readDefinitions()
  inputs = definitions.flatMap(({ calculators = {} }) =>
    Object.entries(calculators).map(([name, { input }]) => [name, input] as const),
  )
})

it.each(Object.entries(costly))('judges %s in little time, wherever they are in a body', (_, value) => {
  const baseline = cost(() => JSON.parse(value), 0)
  const enough = Math.max(baseline, leastBaseline) * ratio
  const dear: string[] = []
  const isJudged = isRead(value)
  for (const [name, schema] of inputs) {
    checkOf(schema)({})
    const places = new Map([...placesIn(schema)].map((place) => [place[0], place]))
    for (const [at, before, after] of isJudged ? places.values() : [['', '', '']]) {
      const bytes = Buffer.from(before + value + after)
      const spent = cost(() => judge(schema, bytes), enough)
      if (spent > enough) dear.push(`${name}${at}: ${Math.round(spent / 1000)} ms`)
    }
  }
  expect(dear).toEqual([])
})
