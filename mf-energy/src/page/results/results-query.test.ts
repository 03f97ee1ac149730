import { energyResults, filtersOf, marketOf } from './results-query'
import cases from './testing/results-query.json'

const answers =
  'energyType=electricity&addressType=current&postalCode=1000&inhabitants=2&houseUsage=normal&contractedPower=3.45&currentProvider=EDPC'
const { read, address, toggledBox, withoutFilters, active, boxNames } = energyResults
const readWhole = (query: string) => read(query, [...new URLSearchParams(query)])
const readFirst = (query: string) => read(query, [...new URLSearchParams(answers)])
const queryOf = (view: ReturnType<typeof read>) => address(view).split('?')[1] ?? ''

it('starts protected, and opens or narrows with each box', () => {
  const first = readFirst(answers)
  expect(filtersOf(first)).toMatchObject(cases.filters)
  for (const box of boxNames) expect(filtersOf(toggledBox(first, box))).not.toEqual(filtersOf(first))
})

it('asks for no cycle of a price that has none', () => {
  expect(readFirst(`${answers}&cycle=daily`).chosen.cycle).toBe('any')
  expect(readFirst(`${answers}&timeOption=bi&cycle=daily`).chosen.cycle).toBe('daily')
})

it('starts from three periods where nothing else is sold, and keeps another choice in the address', () => {
  const large = answers.replace('3.45', '27.6')
  const view = readWhole(large)
  expect(view.chosen.timeOption).toBe('tri')
  expect(queryOf(view)).toBe(large)
  expect(active(view, {})).toEqual([])
  const simple = { ...view, chosen: { ...view.chosen, timeOption: 'simple' } } as const
  expect(read(queryOf(simple), view.carried)).toEqual(simple)
  expect(withoutFilters(simple)).toEqual(view)
})

it.each([
  { more: '', starts: 'simple', why: 'one price all day long, without surprises' },
  { more: '&meter=simple&kwhElectricity=1900', starts: 'simple', why: 'no periods are known' },
  { more: '&meter=bi&kwhOffPeak=800&kwhOutsideOffPeak=1100', starts: 'all', why: 'its periods are known' },
])('starts at $starts with "$more": $why', ({ more, starts }) => {
  const view = readWhole(answers + more)
  expect(view.chosen.timeOption).toBe(starts)
  expect(new URLSearchParams(queryOf(view)).has('timeOption')).toBe(false)
})

it('takes another supplier’s code only in the form of one', () => {
  expect(readFirst(`${answers}&provider=ZUG+POWER`).chosen.provider).toBe('ZUG POWER')
  expect(readFirst(`${answers}&provider=%3Cb%3E`).chosen.provider).toBe('')
})

it('counts places in what the first view shows, what was opened and the chosen hours; nothing narrows that', () => {
  const view = readFirst(`${answers}&timeOption=bi&provider=GALP&groups=true&renewable=true`)
  const open = { noGroups: false, renewableOnly: false, noLoyalty: true }
  expect(marketOf(view)).toEqual([
    expect.objectContaining({ ...open, timeOption: 'simple' }),
    expect.objectContaining({ ...open, timeOption: 'bi' }),
  ])
  for (const filters of marketOf(view)) expect(filters).not.toHaveProperty('provider')
})
