import { either, flag, integer, list, number, object, oneOf, text } from 'shared-lib/contract/schema'
import { checkOf } from './check-schema'
import cases from './testing/check-schema.json'

const schema = object(
  { name: text('Name.', { minLength: 2, maxLength: 4, pattern: '^[a-z]+$' }) },
  {
    kwh: either(
      'Yearly kWh.',
      object({ all: number('kWh.', { minimum: 0 }) }),
      object({ offPeak: number('kWh.', { minimum: 0 }), outsideOffPeak: number('kWh.', { minimum: 0 }) }),
      object({ peak: number('kWh.'), mid: number('kWh.'), offPeak: number('kWh.') }),
    ),
    power: oneOf([3.45, 6.9, 'unknown'], 'kVA.'),
    people: integer('People.', { minimum: 1, maximum: 6 }),
    day: text('Day.', { format: 'date' }),
    uses: list(oneOf(['oven', 'hob'], 'Use.'), 'Uses.', { uniqueItems: true, maxItems: 2 }),
    family: flag('Large.'),
  },
)
const check = checkOf(schema)
const problems = (value: unknown) => check(value).map(({ field, message }) => `${field}: ${message}`)

it('finds nothing wrong with what fits', () => {
  const fits = { name: 'ana', kwh: { all: 0 }, power: 'unknown', day: '2024-02-29', uses: ['hob'] }
  expect(problems(fits)).toEqual([])
})

it.each(cases.problems as [problem: string, input: unknown][])('reports %s', (problem, input) =>
  expect(problems(input)).toEqual([problem]),
)

it.each(cases.shapes as [problem: string, kwh: unknown][])('of shapes the nearest speaks: %s', (what, kwh) =>
  expect(problems({ name: 'ana', kwh })).toEqual([what]),
)

it('reports every field in trouble at once, with a detail for programmers in English', () => {
  expect(problems({ people: 0, extra: 1 })).toHaveLength(3)
  expect(check({ name: 'ana', people: 0 })).toEqual([
    { field: 'people', message: 'Insere um valor igual ou superior a 1', detail: 'must be >= 1' },
  ])
})

it('answers a flood of unknown members in few lines', () => {
  const flood = Object.fromEntries(Array.from({ length: 5000 }, (_, at) => [`x${at}`, 1]))
  expect(check({ name: 'ana', ...flood })).toHaveLength(50)
  expect(check({ name: 'ana', ['y'.repeat(5000)]: 1 })[0]?.field).toHaveLength(100)
})

it.each(['{"__proto__":{"name":"ana"}}', '{"constructor":{"name":"ana"}}', '{"toString":1}'])(
  'takes nothing from a prototype: %s',
  (json) => expect(check(JSON.parse(json)).map(({ field }) => field)).toContain('name'),
)

it('refuses a schema that is none', () =>
  expect(() => checkOf({ type: 'object', title: 5 } as never)({})).toThrow('schema is invalid'))

it('closes an object that its schema left open', () =>
  expect(checkOf({ type: 'object', properties: { a: { type: 'number' } } })({ a: 1, b: 2 })).toEqual([
    expect.objectContaining({ field: 'b', message: 'Não conhecemos este campo' }),
  ]))

it('speaks of the nearest shape alone where the whole body is one of several', () => {
  const shapes = either('One.', object({ a: number('A.'), b: number('B.') }), object({ c: number('C.') }))
  expect(checkOf({ type: 'object', ...shapes })({ a: 1, b: 'x' })).toEqual([
    expect.objectContaining({ field: 'b', message: 'Insere um número válido' }),
  ])
})

it('refuses a schema that is none, instead of checking nothing', () =>
  expect(() => checkOf({ type: 'object', propertis: {} })).toThrow('propertis'))

it('looks at no item of a list that is too long, and at no pattern of a text that is', () => {
  const tooMany = expect.objectContaining({ field: 'uses', message: 'Insere no máximo 2' })
  expect(check({ name: 'ana', uses: [{}, {}, 1] })).toEqual([tooMany])
  expect(problems({ name: 'ABCDE' })).toEqual(['name: Insere no máximo 4 caracteres'])
})

it('finds equal items whatever they are, in any order of their members', () => {
  const any = checkOf(object({ list: { type: 'array', uniqueItems: true } }))
  expect(any({ list: [{ a: 1, b: [2] }, { a: 1, b: [3] }, [1], ['1'], 1, '1', null] })).toEqual([])
  const twice = expect.objectContaining({ field: 'list', message: 'Não repitas valores' })
  expect(any(JSON.parse('{"list":[{"a":1,"b":[2]},{"b":[2],"a":1}]}'))).toEqual([twice])
})

it('compiles a schema once', () => expect(checkOf(schema)).toBe(check))
