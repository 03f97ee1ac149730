import { checkBounds } from './bounded-schema'
import { either, integer, list, object, oneOf, text } from './schema'

const unique = { uniqueItems: true, maxItems: 2 }
const check = (uses: object) => () => checkBounds(object({ uses: uses as never }), 'body')

it.each([
  ['texts of an enum', list(text('Use.', { enum: ['oven'] }), 'Uses.', unique)],
  ['integers', list(integer('Month.'), 'Months.', unique)],
  ['several scalar types', list({ type: ['string', 'integer'] }, 'Uses.', unique)],
  ['objects that may repeat', list(object({}), 'Uses.', { maxItems: 2 })],
])('takes a list of %s', (_, uses) => expect(check(uses)).not.toThrow())

it.each([
  ['an enum without a type', list(oneOf(['oven'], 'Use.'), 'Uses.', unique)],
  ['objects', list(object({}), 'Uses.', unique)],
  ['scalars or objects', list({ type: ['string', 'object'] }, 'Uses.', unique)],
  ['anything', { type: 'array', ...unique }],
])('refuses unique items of %s, naming the place', (_, uses) =>
  expect(check(uses)).toThrow('body.uses: uniqueItems needs items with a scalar type'),
)

it('refuses a list of any length, in a list and in one of several shapes too', () => {
  const open = list(text('Use.'), 'Uses.')
  expect(check(open)).toThrow('body.uses: a list needs maxItems')
  expect(check(list(open, 'Uses.', { maxItems: 2 }))).toThrow('body.uses[]: a list needs maxItems')
  expect(check(either('Uses.', text('Use.'), object({ more: open })))).toThrow('body.uses.more: a list')
})
