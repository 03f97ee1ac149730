import { readDefinitions } from 'shared-lib/build/definitions'
import type { Schema } from 'shared-lib/contract/define-micro-frontend'
import { strictJson } from '../../../base/security/strict-json'
import { calculatorBodyLimit } from '../calculators.routes'

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
export const costly: Readonly<Record<string, string>> = {
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

/** A value that a reader refuses anywhere in a body never gets to a schema. */
export function isRead(value: string) {
  try {
    strictJson(Buffer.from(value))
    return true
  } catch {
    return false
  }
}

/** The input schema of each deployed calculator. */
export async function deployedInputs(): Promise<readonly (readonly [name: string, schema: Schema])[]> {
  const definitions = await readDefinitions()
  return definitions.flatMap(({ calculators = {} }) =>
    Object.entries(calculators).map(([name, { input }]) => [name, input] as const),
  )
}

/** Texts of bodies with the value at each place that a schema describes, by the name of the place. */
export const bodiesWith = (value: string, schema: Schema): ReadonlyMap<string, string> =>
  new Map([...placesIn(schema)].map(([at, before, after]) => [at, before + value + after]))
