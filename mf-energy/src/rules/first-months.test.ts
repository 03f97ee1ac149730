// @suite prices-of-june: it ranks the catalogue of that month.
import '../testing/prices-of-june'
import { toIsoDate } from 'shared-lib/rules/dates/iso-date'
import { catalogue } from '../data/offers/catalogue'
import type { ElectricityOffer } from '../data/offers/offer'
import { exactTotal } from './bill-lines'
import { householdOf } from './household'
import { priceMarket } from './market'
import { rankOffers } from './rank-offers'

const today = toIsoDate('2026-06-20')
const home = householdOf(
  { energyType: 'dual', postalCode: '1000', contractedPower: 6.9, gasTier: 2, kwhElectricity: 3000 },
  today,
)
const { electricity, gas } = priceMarket(home, catalogue, today)
const eurOf = (id: string) => {
  const found = [...electricity, ...gas].find((one) => one.id === id)
  if (!found) throw new Error(`${id} is not sold`)
  return found
}

const digital = 'el-endesa-digital-luz-22-3-meses-depois-17-dd-plus-fe'
const digitalLater = 'el-endesa-digital-luz-depois-dos-3-meses-17-dd-plus-fe'

/** The promotion's price as if it lasted all year: what must never be shown as a year. */
const allYear = (id: string) => {
  const offers = catalogue.offers.map((offer) =>
    offer.id === id ? { ...(offer as ElectricityOffer), conditions: [] } : offer,
  )
  const market = priceMarket({ ...home }, { ...catalogue, offers }, today)
  return [...market.electricity, ...market.gas].find((one) => one.offer.id === id)?.eur ?? Number.NaN
}

it('counts three months of a promotion and nine of what follows', () => {
  const year = eurOf(`${digital}~simple`).eur
  const later = eurOf(`${digitalLater}~simple`).eur
  expect(year).toBeCloseTo(allYear(digital) / 4 + (later * 3) / 4, 8)
  expect(year).toBeLessThan(later)
})

it('counts what is given back in the first months once, and whole', () => {
  const { lines } = eurOf('el-endesa-quero-plus-22-3m-12-dd-ou-fe~simple')
  const credit = catalogue.offers
    .find(({ id }) => id === 'el-endesa-quero-plus-22-3m-12-dd-ou-fe')
    ?.conditions?.find((condition) => condition.kind === 'invoice-credit')
  const cents = (credit?.centsPerMonth ?? 0) * (credit?.months ?? 0)
  expect(cents).toBeGreaterThan(0)
  expect(lines.find(({ key }) => key === 'invoice-credit')?.eur).toBeCloseTo(-cents / 100, 10)
})

it('counts gas in the same way, and moves with the use as its parts do', () => {
  const year = eurOf('gas-endesa-digital-gas-27-3m-17-fe-plus-dd')
  const later = eurOf('gas-endesa-digital-gas-depois-3m-17-fe-plus-dd')
  expect(year.eur).toBeCloseTo(allYear(year.id) / 4 + (later.eur * 3) / 4, 8)
  expect(year.slope).toBeLessThan(later.slope ?? 0)
  expect(exactTotal(year.lines)).toBe(year.eur)
})

it('ranks no promotion whose later price is unknown, and notes that some are left out', () => {
  expect(gas.map(({ id }) => id)).not.toContain('gas-g9-energy-vantagem-plus-3-meses-fe')
  const notes = (filters: object) => {
    const ranking = rankOffers(home, catalogue, filters, today)
    return ranking.kind === 'ranked' ? ranking.notes : []
  }
  expect(notes({})).toContain('promotion-unknown-later')
  expect(notes({ noFirstMonths: true })).not.toContain('promotion-unknown-later')
})

it('links every promotion to an offer of the same supplier and supply that comes after one', () => {
  const linked = catalogue.offers.filter(({ then }) => then)
  expect(linked).toHaveLength(8)
  for (const { later, provider, supply } of linked) {
    expect(later).toMatchObject({ provider, supply })
    expect(later?.conditions).toContainEqual({ kind: 'after-promotion' })
  }
})
