import { either, flag, integer, list, number, object, oneOf, text } from 'shared-lib/contract/schema'
import { checkOf } from './check-schema'

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

it.each<[problem: string, input: unknown]>([
  ['name: Este campo é obrigatório', {}],
  ['body: Insere um objeto', [1]],
  ['body: Insere um objeto', null],
  ['body: Insere um objeto', 'texto'],
  ['name: Insere um texto', { name: 1 }],
  ['name: Insere pelo menos 2 caracteres', { name: 'a' }],
  ['name: Insere no máximo 4 caracteres', { name: 'abcde' }],
  ['name: Não está no formato certo', { name: 'ABC' }],
  ['nif: Não conhecemos este campo', { name: 'ana', nif: 1 }],
  ['people: Insere um número inteiro', { name: 'ana', people: 1.5 }],
  ['people: Insere um valor igual ou inferior a 6', { name: 'ana', people: 7 }],
  ['power: Escolhe um destes valores: 3.45, 6.9, unknown', { name: 'ana', power: 4 }],
  ['day: Insere uma data válida', { name: 'ana', day: '2026-02-29' }],
  ['day: Insere uma data válida', { name: 'ana', day: '9999-12-31' }],
  ['day: Insere uma data válida', { name: 'ana', day: '1899-12-31' }],
  ['uses: Não repitas valores', { name: 'ana', uses: ['oven', 'oven'] }],
  ['uses.1: Escolhe um destes valores: oven, hob', { name: 'ana', uses: ['oven', 'car'] }],
  ['family: Insere true ou false', { name: 'ana', family: 'sim' }],
])('says %s', (problem, input) => expect(problems(input)).toEqual([problem]))

it.each<[problem: string, kwh: unknown]>([
  ['kwh: Insere um objeto', 5000],
  ['kwh.all: Este campo é obrigatório', {}],
  ['kwh.outsideOffPeak: Este campo é obrigatório', { offPeak: 1 }],
  ['kwh.offPeak: Insere um valor igual ou superior a 0', { offPeak: -1, outsideOffPeak: 2 }],
  ['kwh.mid: Este campo é obrigatório', { peak: 1, offPeak: 1 }],
  ['kwh.offPeak: Não conhecemos este campo', { all: 1, offPeak: 1 }],
])('of shapes the nearest speaks: %s', (what, kwh) => expect(problems({ name: 'ana', kwh })).toEqual([what]))

it('tells every field in trouble at once, and the programmer in English', () => {
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
