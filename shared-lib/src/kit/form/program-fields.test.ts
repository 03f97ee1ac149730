import { cents } from '../../rules/money/cents'
import { optional, withDefault } from './fields'
import { defineForm } from './form'
import { bodyOf, readJson } from './form-json'
import { inputSchema } from './form-schema'
import * as program from './program-fields'

const step = { months: optional(program.count('Months.', 60)), price: program.euros('EUR.', 100) }
const form = defineForm({
  offers: program.list(
    'Offers.',
    program.group({ id: program.name('Id.'), steps: program.list('Prices.', program.group(step), 2) }),
    2,
  ),
  kind: withDefault(program.oneOf('Kind.', ['new', 'old']), 'old'),
  touched: optional(program.yesOrNo('Touched.')),
})

const offer = (id: string, ...steps: readonly object[]) => ({ id, steps })

it('reads names with any character, and lists inside groups', () => {
  const body = { offers: [offer('a_b*c ', { months: 3, price: 9.99 }, { months: null, price: 20 })] }
  expect(readJson(form, body)).toEqual({
    input: {
      offers: [offer('a_b*c ', { months: 3, price: cents(999) }, { months: undefined, price: cents(20_00) })],
      kind: 'old',
      touched: undefined,
    },
  })
})

it.each([
  ['no item', [], ['offers']],
  ['too many', Array.from({ length: 3 }, () => offer('a', { price: 1 })), ['offers']],
  ['no item of a list inside', [offer('a')], ['offers.0.steps']],
  ['a price too high', [offer('a', { price: 1 }), offer('b', { price: 101 })], ['offers.1.steps.0.price']],
])('names the field in trouble: %s', (_, offers, fields) => {
  const reading = readJson(form, { offers })
  expect('problems' in reading && reading.problems.map(({ field }) => field)).toEqual(fields)
})

it('gives bounds, defaults and descriptions to the schema, and bodies back', () => {
  expect(inputSchema(form)).toMatchObject({
    required: ['offers'],
    properties: {
      offers: { type: 'array', minItems: 1, maxItems: 2, description: 'Offers.' },
      kind: { enum: ['new', 'old'], default: 'old' },
      touched: { type: 'boolean' },
    },
  })
  const body = { offers: [offer('a', { price: 9.99 })], kind: 'new' }
  const reading = readJson(form, body)
  expect('input' in reading && bodyOf(form, reading.input)).toEqual(body)
})
