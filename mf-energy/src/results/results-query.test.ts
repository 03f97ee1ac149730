import fc from 'fast-check'
import { activeFilters } from './active-filters'
import {
  boxNames,
  type CycleChoice,
  cycleNames,
  type FilterBox,
  filtersOf,
  type ResultsQuery,
  readResultsQuery,
  resultsAddress,
  type Sort,
  sortNames,
  type TimeChoice,
  timeOptionNames,
  toggledBox,
  withAnswer,
  withoutFilters,
} from './results-query'

const answers =
  'energyType=electricity&addressType=current&postalCode=1000&inhabitants=2&houseUsage=normal&contractedPower=3.45&currentProvider=EDPC'
const carried = [...new URLSearchParams(answers)]
const read = (query: string) => readResultsQuery(query, carried)
const queryOf = (view: ResultsQuery) => resultsAddress(view).split('?')[1] ?? ''

const views: fc.Arbitrary<ResultsQuery> = fc
  .record({
    boxes: fc.subarray([...boxNames]),
    timeOption: fc.constantFrom(...(Object.keys(timeOptionNames) as TimeChoice[])),
    cycle: fc.constantFrom(...(Object.keys(cycleNames) as CycleChoice[])),
    provider: fc.constantFrom(undefined, 'EDPC', 'ZUG POWER'),
    sort: fc.constantFrom(...(Object.keys(sortNames) as Sort[])),
    compare: fc.uniqueArray(fc.constantFrom('el-a~simple', 'el-b~bi+gas-c', 'gas-d'), { maxLength: 3 }),
    shown: fc.constantFrom(12, 24, 96),
  })
  .map((view) => ({ ...view, carried, cycle: view.timeOption === 'simple' ? 'any' : view.cycle }))

it('keeps every view whole in its address', () => {
  fc.assert(fc.property(views, (view) => expect(read(queryOf(view))).toEqual(view)))
})

it('starts protected, and opens or narrows with each box', () => {
  const first = read(answers)
  expect(filtersOf(first)).toMatchObject({
    ...{ noGroups: true, noTiedService: true, noFirstMonths: true, noLoyalty: true, noIndexed: true },
    ...{
      noDirectDebit: false,
      noEBill: false,
      noDoubtful: false,
      renewableOnly: false,
      timeOption: 'simple',
    },
  })
  for (const box of boxNames) expect(filtersOf(toggledBox(first, box))).not.toEqual(filtersOf(first))
})

it('takes a filter away as it was put, and all of them at once', () => {
  fc.assert(
    fc.property(views, fc.constantFrom<FilterBox>(...boxNames), (view, box) => {
      expect(toggledBox(toggledBox(view, box), box)).toEqual(view)
      const { sort, compare, shown } = view
      expect(withoutFilters(view)).toEqual({ ...read(answers), sort, compare, shown })
    }),
  )
})

it('asks for no cycle of a price that has none', () => {
  expect(read(`${answers}&cycle=daily`).cycle).toBe('any')
  expect(read(`${answers}&timeOption=bi&cycle=daily`).cycle).toBe('daily')
})

it('starts from three periods where nothing else is sold, and says another choice in the address', () => {
  const large = answers.replace('3.45', '27.6')
  const view = readResultsQuery(large, [...new URLSearchParams(large)])
  expect(view.timeOption).toBe('tri')
  expect(queryOf(view)).toBe(large)
  expect(activeFilters(view, [])).toEqual([])
  const simple = { ...view, timeOption: 'simple' } as const
  expect(readResultsQuery(queryOf(simple), view.carried)).toEqual(simple)
  expect(withoutFilters(simple)).toEqual(view)
})

it('carries one answer more, or another one, and nothing that it does not know', () => {
  const view = read(`${answers}&name=Ana&email=ana@exemplo.pt`)
  expect(queryOf(view)).toBe(answers)
  expect(queryOf(withAnswer(view, 'inhabitants', '4'))).toContain('inhabitants=4')
})

it.each([
  { more: '', starts: 'simple', why: 'one price all day long, without surprises' },
  { more: '&meter=simple&kwhElectricity=1900', starts: 'simple', why: 'no periods are known' },
  { more: '&meter=bi&kwhOffPeak=800&kwhOutsideOffPeak=1100', starts: 'all', why: 'its periods are known' },
])('starts at $starts with "$more": $why', ({ more, starts }) => {
  const view = readResultsQuery(answers + more, [...new URLSearchParams(answers + more)])
  expect(view.timeOption).toBe(starts)
  expect(new URLSearchParams(queryOf(view)).has('timeOption')).toBe(false)
})
