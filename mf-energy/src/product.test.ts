// @suite prices-of-june: it ranks the catalogue of that month.
import './testing/prices-of-june'
import definition from './micro-frontend'
import type { ResultsData } from './page/results/results.load'

const today = '2026-11-21'
const answers =
  'energyType=electricity&addressType=current&postalCode=1000&inhabitants=2&houseUsage=normal&contractedPower=3.45&currentProvider=EDPC'
const results = '/energia/resultados'
const load = (query: string) =>
  definition.load?.[results]?.({ path: results, query, today }) as ResultsData | { kind: 'not-covered' }
const ranked = (query: string) => {
  const data = load(query)
  if (data.kind !== 'ranked') throw new Error('not ranked')
  return data
}

it('gives rows by cost, with a credit line, as plain data', () => {
  const data = ranked(answers)
  const costs = data.rows.map(({ yearlyCents }) => yearlyCents)
  expect(costs).toEqual(costs.toSorted((one, two) => one - two))
  expect(data.first).toEqual(data.rows[0])
  expect(data.total).toBeGreaterThan(data.rows.length)
  expect(data.catalogue).toMatchObject({ asOf: '2026-06-11' })
  // `undefined` members are gone after the journey to the browser; nothing else may be.
  expect(JSON.parse(JSON.stringify(data))).toEqual(data)
})

it('sorts, filters and compares by the address alone', () => {
  const providers = ranked(`${answers}&sort=provider`).rows.map(({ supplies }) => supplies[0].providerName)
  expect(providers).toEqual(providers.toSorted((one, two) => one.localeCompare(two, 'pt')))
  const green = ranked(`${answers}&renewable=true`)
  expect(green.total).toBeLessThan(ranked(answers).total)
  expect(green.rows.every(({ supplies }) => supplies[0].renewable !== false)).toBe(true)
  expect(
    ranked(`${answers}&timeOption=bi`).rows.every(({ supplies }) => supplies[0].timeOption === 'bi'),
  ).toBe(true)
  const ids = ranked(`${answers}&shown=24`).rows.map(({ id }) => id)
  const compare = [ids[1], ids[20], ids[3], ids[4]]
    .map((id) => `compare=${encodeURIComponent(id ?? '')}`)
    .join('&')
  expect(ranked(`${answers}&${compare}`).compared.map(({ id }) => id)).toEqual([ids[1], ids[20], ids[3]])
})

it('ignores noise in the address', () => {
  expect(ranked(`${answers}&sort=bribe&timeOption=never&shown=1e9&compare=nothing`)).toEqual(
    ranked(`${answers}&shown=96`),
  )
})
