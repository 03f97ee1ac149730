// @suite prices-of-june: it ranks the catalogue of that month.
import '../../testing/prices-of-june'
import { loadChosenOffer, loadResults, type ResultsData } from './results.load'
import { energyResults } from './results-query'

const path = '/energia/resultados'
// Days after the catalogue’s own: its prices are current.
const today = '2026-06-20'
const electricity =
  'energyType=electricity&addressType=current&postalCode=1000&inhabitants=2&houseUsage=normal&contractedPower=3.45&currentProvider=EDPC'
const dual =
  'energyType=dual&addressType=current&postalCode=3700&inhabitants=3&houseUsage=normal&contractedPower=6.9&gasTier=2&currentProvider=GALP'

function ranked(query: string): ResultsData {
  const data = loadResults({ path, query, today })
  if (data.kind !== 'ranked') throw new Error(data.text)
  return data
}

it.each([electricity, dual])('counts what each box adds or takes as pressing it does: %s', (query) => {
  const { hidden, changes, carried } = ranked(query)
  for (const box of energyResults.boxNames) {
    const address = energyResults.address(energyResults.toggledBox(energyResults.read(query, carried), box))
    expect([box, hidden - ranked(address.split('?')[1] ?? '').hidden]).toEqual([box, changes[box]])
  }
})

it('finds every shown row again for the contact form, at the same price', () => {
  for (const row of ranked(`${dual}&shown=96`).rows) {
    const query = `${dual}&oferta=${encodeURIComponent(row.id)}`
    expect(loadChosenOffer({ path, query, today })?.row).toMatchObject({
      id: row.id,
      yearlyCents: row.yearlyCents,
    })
  }
})

it('shows at once what is sold above 20.7 kVA to visitors who copied the kWh of three periods', () => {
  const large = electricity.replace('3.45', '27.6')
  const bill = 'meter=tri&kwhPeak=1000&kwhMid=3000&kwhOffPeak=3000&kwhPeriod=year'
  const { rows } = ranked(`${large}&${bill}`)
  expect(rows.length).toBeGreaterThan(0)
  expect(new Set(rows.map(({ supplies }) => supplies[0].timeOption))).toEqual(new Set(['tri']))
  expect(ranked(`${large}&${bill}&timeOption=simple`).total).toBe(0)
})

it('lists the suppliers that sell to this home, each of them with offers, and those of one alone', () => {
  const { providers } = ranked(electricity)
  expect(providers.map(({ name }) => name)).toContain('Ibelectra')
  const { rows } = ranked(`${electricity}&provider=END`)
  expect(rows.length).toBeGreaterThan(0)
  expect(rows.every(({ supplies }) => supplies[0].provider === 'END')).toBe(true)
})

it('puts renewable offers first, each group by cost', () => {
  const green = ranked(`${electricity}&sort=renewable&shown=96`).rows.map(
    ({ supplies }) => supplies[0].renewable === true,
  )
  expect(green).toEqual([...green.filter(Boolean), ...green.filter((one) => !one)])
  expect(new Set(green).size).toBe(2)
})

it('offers the municipalities of a postal code only where gas is compared and several have it', () => {
  expect(ranked(dual).places.map(({ name }) => name)).toContain('Santa Maria da Feira')
  expect(ranked(dual.replace('energyType=dual', 'energyType=electricity')).places).toEqual([])
  expect(ranked(dual.replace('3700', '1000')).places).toEqual([])
})

it('holds the home’s own winner in the stretch of its own use', () => {
  const { first, cheapest } = ranked(electricity)
  const own = cheapest.stretches.find(({ from, to }) => cheapest.used >= from && cheapest.used <= to)
  expect(own?.rowId).toBe(first?.id)
})

it.each([
  { what: 'a supplier', query: electricity },
  { what: 'the regulated tariff', query: electricity.replace('EDPC', 'unknown') },
])('carries the difference to $what to the contact form', ({ query }) => {
  const { first, current, typical } = ranked(query)
  const chosen = loadChosenOffer({
    path,
    query: `${query}&oferta=${encodeURIComponent(first?.id ?? '')}`,
    today,
  })
  const compared = (current ?? typical)?.yearlyCents ?? 0
  expect(chosen?.changeCents).toBe((first?.yearlyCents ?? 0) - compared)
  expect(chosen?.changeCents).toBeLessThan(0)
})

it('carries no difference of prices long past', () => {
  const { first } = ranked(electricity)
  const query = `${electricity}&oferta=${encodeURIComponent(first?.id ?? '')}`
  expect(loadChosenOffer({ path, query, today: '2026-11-21' })?.changeCents).toBeUndefined()
})
