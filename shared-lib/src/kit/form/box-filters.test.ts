import { boxWords, filtersOfBoxes } from './box-filters'
import { boxSchemas, choiceSchema, openingFilters } from './filter-schema'

const boxes = {
  clubs: {
    filter: 'noClubs',
    opens: true,
    label: 'Para sócios',
    description: 'Leave out prices for members.',
  },
  green: { filter: 'greenOnly', label: 'Só verdes', description: 'Only green ones.' },
} as const

it('gives the form its words', () =>
  expect(boxWords(boxes)).toEqual({ clubs: 'Para sócios', green: 'Só verdes' }))

it.each([
  [[], { noClubs: true, greenOnly: false }],
  [['clubs'], { noClubs: false, greenOnly: false }],
  [['green', 'other'], { noClubs: true, greenOnly: true }],
])('filters with %j ticked', (ticked, filters) => expect(filtersOfBoxes(boxes, ticked)).toEqual(filters))

it('gives programs the same filters, and names those with which the page starts', () => {
  expect(boxSchemas(boxes)).toEqual({
    noClubs: { type: 'boolean', description: 'Leave out prices for members.' },
    greenOnly: { type: 'boolean', description: 'Only green ones.' },
  })
  expect(openingFilters(boxes)).toEqual(['noClubs'])
  expect(choiceSchema({ a: 'A', b: 'B', all: 'Todos' }, 'all', 'Which.')).toEqual({
    enum: ['a', 'b'],
    description: 'Which.',
  })
})
