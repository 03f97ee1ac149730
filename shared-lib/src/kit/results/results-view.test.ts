import fc from 'fast-check'
import { defineResults, mostCompared } from './results-view'

/** An invented product: its boxes, two choices of which one depends on the other, and an open one. */
const results = defineResults({
  done: '/exemplo/resultados',
  path: '/exemplo/simular',
  sorts: { cost: 'Do mais barato', name: 'De A a Z' },
  choices: {
    term: { label: 'Prazo', options: { 6: 'Seis meses', 12: 'Um ano', all: 'Todos' }, first: () => '6' },
    paid: {
      label: 'Juros',
      options: { any: 'Quando for', month: 'Por mês' },
      first: () => 'any',
      under: { name: 'term', applies: (term: string) => term !== '6' },
    },
    brand: { label: 'Marca', accepts: /^[A-Z]{1,4}$/, all: 'Todas', first: () => '' },
  },
  boxes: [
    { legend: 'Mostrar também', names: { bound: 'Com fidelização' } },
    { legend: 'Mostrar só', names: { green: 'Verdes', near: 'Perto' } },
  ],
})
type View = ReturnType<typeof results.read>

const answers = 'kind=one&place=4000'
const carried = [...new URLSearchParams(answers)] as [string, string][]
const read = (query: string) => results.read(query, carried)
const queryOf = (view: View) => results.address(view).split('?')[1] ?? ''

const views: fc.Arbitrary<View> = fc
  .record({
    term: fc.constantFrom('6', '12', 'all'),
    paid: fc.constantFrom('any', 'month'),
    brand: fc.constantFrom('', 'A', 'ABCD'),
    boxes: fc.subarray([...results.boxNames]),
    sort: fc.constantFrom('cost', 'name'),
    compare: fc.uniqueArray(fc.constantFrom('a~1', 'b+c', 'd'), { maxLength: mostCompared }),
    shown: fc.constantFrom(12, 24, 96),
  })
  .map(({ term, paid, brand, ...view }) => ({
    ...view,
    carried,
    chosen: { term, paid: term === '6' ? 'any' : paid, brand },
  })) as fc.Arbitrary<View>
const seed = 1512

it('keeps every view whole in its address', () => {
  fc.assert(
    fc.property(views, (view) => expect(read(queryOf(view))).toEqual(view)),
    { seed },
  )
})

it('keeps out of the address what is set at first', () => expect(queryOf(read(''))).toBe(answers))

it('takes a filter away as it was put, and all of them at once', () => {
  fc.assert(
    fc.property(views, fc.constantFrom(...results.boxNames), (view, box) => {
      expect(results.toggledBox(results.toggledBox(view, box), box)).toEqual(view)
      const { sort, compare, shown } = view
      expect(results.withoutFilters(view)).toEqual({ ...read(''), sort, compare, shown })
    }),
    { seed },
  )
})

it('names each filter that is set, and gives the view without it and without what depends on it', () => {
  const view = read(`${answers}&term=12&paid=month&brand=AB&green=true&sort=name`)
  const active = results.active(view, { brand: [{ value: 'AB', label: 'Aurora' }] })
  expect(active.map(({ label, without }) => [label, queryOf(without)])).toEqual([
    ['Um ano', `${answers}&brand=AB&sort=name&green=true`],
    ['Por mês', `${answers}&term=12&brand=AB&sort=name&green=true`],
    ['Aurora', `${answers}&term=12&paid=month&sort=name&green=true`],
    ['Verdes', `${answers}&term=12&paid=month&brand=AB&sort=name`],
  ])
})

it.each([
  ['sort=__proto__&term=constructor&paid=toString&brand=%3Cb%3E', read('')],
  ['paid=month', read('')],
  ['shown=7', read('')],
  ['shown=-1&green=yes', read('')],
  ['shown=1e9', { ...read(''), shown: 96 }],
  ['compare=a&compare=a&compare=b&compare=c&compare=d', { ...read(''), compare: ['a', 'b', 'c'] }],
])('makes the best of %s', (query, view) => expect(read(query)).toEqual(view))

it('puts three offers side by side, and no fourth in the place of another', () => {
  const full = ['a', 'b', 'c'].reduce(results.toggledCompared, read(''))
  expect(results.toggledCompared(full, 'd')).toBe(full)
  expect(results.toggledCompared(full, 'b').compare).toEqual(['a', 'c'])
})

it('sets the order and a choice, and carries one answer more or another one', () => {
  expect(results.set(read(''), 'sort', 'name').sort).toBe('name')
  expect(results.set(read(''), 'term', 'all').chosen.term).toBe('all')
  expect(queryOf(results.withAnswer(read(''), 'place', '1000'))).toBe('kind=one&place=1000')
})

it('leads to the questions with the answers, and back', () => {
  expect(results.step(read(''), 'dados', { oferta: 'a+b' })).toBe(
    `/exemplo/simular/dados?${answers}&oferta=a%2Bb`,
  )
  expect(results.question(read(''), 'prazo')).toBe(`/exemplo/simular/prazo?${answers}&returnTo=resultados`)
})

it('declares every name of its address', () =>
  expect([...results.parameters].sort()).toEqual(
    ['bound', 'brand', 'compare', 'green', 'near', 'paid', 'shown', 'sort', 'term'].sort(),
  ))
