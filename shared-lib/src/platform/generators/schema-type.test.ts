import { cents, either, flag, list, object, oneOf, text } from '../../contract/schema'
import { schemaType } from './schema-type'

it('writes objects with what is always there and what may be, and describes each member', () => {
  const schema = object(
    { kind: { const: 'result' }, monthly: cents('a month.') },
    { 'since-day': text('First day.'), paid: flag('Over.') },
  )
  expect(schemaType(schema)).toBe(
    "{ kind: 'result'; /** Cents: a month. */ monthly: number; /** First day. */ 'since-day'?: string; /** Over. */ paid?: boolean }",
  )
})

it.each([
  [either('One.', object({ a: { type: 'null' } }), { const: true }), '{ a: null } | true'],
  [oneOf(['law', "visitor's", 3], 'Who.'), "'law' | 'visitor\\'s' | 3"],
  [list({ type: ['number', 'null'] }, 'Many.'), 'Array<number | null>'],
  [{ type: 'object', additionalProperties: { type: 'integer' } }, 'Record<string, number>'],
  [{ type: 'array', items: { $ref: '#/$defs/one' }, $defs: { one: { type: 'string' } } }, 'Array<string>'],
  [
    { $ref: '#/$defs/self', $defs: { self: { type: 'array', items: { $ref: '#/$defs/self' } } } },
    'Array<unknown>',
  ],
  [{ allOf: [] }, 'unknown'],
])('%j', (schema, type) => expect(schemaType(schema)).toBe(type))

it('keeps a description within its comment', () =>
  expect(schemaType(object({ a: text('ends */ here\nand goes on') }))).toBe(
    '{ /** ends * / here and goes on */ a: string }',
  ))
