import { readDefinitions } from 'shared-lib/build/definitions'
import type { Schema } from 'shared-lib/contract/define-micro-frontend'
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

/** The value, and how often anything looked at a part of it. */
function watched(value: unknown) {
  let looks = 0
  const seen = new WeakMap<object, object>()
  function watch(one: unknown): unknown {
    if (typeof one !== 'object' || one === null) return one
    const known = seen.get(one)
    if (known) return known
    const proxy = new Proxy(one, {
      get(target, name) {
        looks++
        return watch(Reflect.get(target, name))
      },
      getOwnPropertyDescriptor(target, name) {
        looks++
        return Reflect.getOwnPropertyDescriptor(target, name)
      },
      ownKeys(target) {
        const keys = Reflect.ownKeys(target)
        looks += keys.length
        return keys
      },
    })
    seen.set(one, proxy)
    return proxy
  }
  return { value: watch(value), looks: () => looks }
}

/** Values in a value, itself included. */
const partsOf = (value: unknown): number =>
  typeof value === 'object' && value !== null
    ? Object.values(value).reduce((sum: number, inner) => sum + partsOf(inner), 1)
    : 1

/** What a reader refuses wherever it is in a body never gets to a schema. */
function isRead(value: string) {
  try {
    strictJson(Buffer.from(value))
    return true
  } catch {
    return false
  }
}

/**
 * How often a check may look at each part of a body. A list of unique objects, compared each with each, takes as many looks
 * as it has pairs: thousands for each part.
 */
const looksAtEach = 40

/** Looks that a body without any part may take: a schema names its members, for each of its shapes. */
const leastLooks = 5_000

let inputs: readonly (readonly [name: string, schema: Schema])[]
beforeAll(async () => {
  const definitions = await readDefinitions()
  inputs = definitions.flatMap(({ calculators = {} }) =>
    Object.entries(calculators).map(([name, { input }]) => [name, input] as const),
  )
})

it.each(Object.entries(costly))('looks at %s a few times, wherever they are in a body', (_, value) => {
  if (!isRead(value)) return
  const dear: string[] = []
  for (const [name, schema] of inputs) {
    const places = new Map([...placesIn(schema)].map((place) => [place[0], place]))
    for (const [at, before, after] of places.values()) {
      const body = JSON.parse(before + value + after)
      const { value: proxied, looks } = watched(body)
      checkOf(schema)(proxied)
      const most = looksAtEach * partsOf(body) + leastLooks
      if (looks() > most) dear.push(`${name}${at}: ${looks()} looks at ${partsOf(body)} parts`)
    }
  }
  expect(dear).toEqual([])
})
