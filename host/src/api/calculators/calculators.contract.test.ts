import { readDefinitions } from 'shared-lib/build/definitions'
import type { Calculator, Schema } from 'shared-lib/contract/define-micro-frontend'
import { jsonLimits } from '../../base/security/strict-json'
import { checkOf } from './check-schema'

const today = '2026-11-21'
const isSchema = (value: unknown): value is Schema => typeof value === 'object' && value !== null

/** Every schema inside one, itself included, with its path. */
function* within(schema: Schema, at = 'body'): Generator<readonly [at: string, schema: Schema]> {
  yield [at, schema]
  for (const [key, value] of Object.entries(schema)) {
    if (key === 'properties' || key === '$defs')
      for (const [name, inner] of Object.entries(isSchema(value) ? value : {}))
        yield* within(inner as Schema, `${at}.${name}`)
    if (key === 'items' && isSchema(value)) yield* within(value, `${at}.items`)
    if (Array.isArray(value) && ['oneOf', 'anyOf', 'allOf'].includes(key))
      for (const inner of value) yield* within(inner, at)
  }
}

/** As it crosses the worker and the network. */
const sent = (value: unknown) => JSON.parse(JSON.stringify(value))

let all: readonly (readonly [name: string, calculator: Calculator])[]
beforeAll(async () => {
  const definitions = await readDefinitions()
  all = definitions.flatMap(({ calculators = {} }) => Object.entries(calculators))
})

it('finds the calculators', () => expect(all.length).toBeGreaterThan(0))

it('examples of every calculator fit what it takes, and their results, the same twice, what it promises', () => {
  for (const [name, { input, output, examples, calculate }] of all) {
    expect([name, examples.length > 0]).toEqual([name, true])
    const [taken, promised] = [checkOf(input), checkOf(output)]
    for (const example of examples) {
      expect([name, example.title, taken(example.input)]).toEqual([name, example.title, []])
      const outcome = calculate(sent(example.input), today)
      expect([name, example.title, outcome]).toEqual([name, example.title, { result: expect.anything() }])
      const problems = 'result' in outcome ? promised(sent(outcome.result)) : []
      expect([name, example.title, problems]).toEqual([name, example.title, []])
      expect([name, calculate(example.input, today)]).toEqual([name, outcome])
    }
  }
})

it('closes every object that a body may hold', () => {
  for (const [name, { input }] of all)
    for (const [at, schema] of within(input))
      if (schema.type === 'object' && !('additionalProperties' in schema))
        expect(`${name}: ${at} is open`).toBe('closed')
})

/** Values and levels of the largest body that a schema takes. */
function sizeOf({ properties, items, maxItems, ...schema }: Schema): { values: number; levels: number } {
  const largest = (sizes: readonly ReturnType<typeof sizeOf>[]) => ({
    values: Math.max(0, ...sizes.map(({ values }) => values)),
    levels: Math.max(0, ...sizes.map(({ levels }) => levels)),
  })
  const members = Object.values(isSchema(properties) ? properties : {}).map((one) => sizeOf(one as Schema))
  const item = isSchema(items) ? sizeOf(items) : undefined
  const shapes = ['oneOf', 'anyOf', 'allOf'].flatMap((key) => {
    const list = schema[key]
    return Array.isArray(list) ? [largest(list.map(sizeOf))] : []
  })
  return {
    values:
      1 +
      members.reduce((sum, { values }) => sum + values, 0) +
      (item ? item.values * Number(maxItems) : 0) +
      shapes.reduce((sum, { values }) => sum + values - 1, 0),
    levels: Math.max(
      members.length > 0 ? 1 + largest(members).levels : 0,
      item ? 1 + item.levels : 0,
      largest(shapes).levels,
    ),
  }
}

it('takes no body that is deeper or has more values than a reader lets through', () => {
  for (const [name, { input }] of all) {
    const { values, levels } = sizeOf(input)
    expect([name, values <= jsonLimits.values, levels <= jsonLimits.levels]).toEqual([name, true, true])
  }
})

it('describes what every number counts', () => {
  for (const [name, { input, output }] of all)
    for (const [at, { type, description }] of [...within(input), ...within(output)])
      if (type === 'number' || type === 'integer')
        expect([name, at, typeof description]).toEqual([name, at, 'string'])
})
