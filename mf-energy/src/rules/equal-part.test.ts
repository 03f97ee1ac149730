import { toIsoDate } from 'shared-lib/rules/dates/iso-date'
import { catalogue } from '../data/offers/catalogue'
import type { Catalogue } from '../data/offers/offer'
import type { EnergyAnswers } from './energy-answers'
import { householdOf } from './household'
import { rankOffers } from './rank-offers'

const today = toIsoDate('2026-06-11')
const answers: EnergyAnswers = { energyType: 'electricity', postalCode: '1000', contractedPower: 6.9 }

function rowsFor(change: Partial<EnergyAnswers>, book: Catalogue = catalogue) {
  const ranking = rankOffers(householdOf({ ...answers, ...change }, today), book, {}, today)
  if (ranking.kind !== 'ranked') throw new Error(ranking.text)
  return ranking.rows
}

it('is the same for all offers that are sold in the same way, whatever they ask', () => {
  for (const energyType of ['electricity', 'gas', 'dual'] as const) {
    const rows = rowsFor({ energyType, kwhElectricity: 3000 })
    const ways = rows.map(({ supplies }) => supplies.map((one) => one.timeOption).join())
    expect(rows.length).toBeGreaterThan(20)
    expect(new Set(rows.map(({ equalCents }, at) => `${ways[at]} ${equalCents}`)).size).toBe(
      new Set(ways).size,
    )
  }
})

// 365 × 0.3436 € of power, 3000 × 0.0607 € of use and 3000 × 0.001 € of excise, 12 × 2.85 € for radio and television;
// VAT of 6 % on the last and on the first 2433.33 kWh, of 23 % on the rest.
it('is the networks’ bill with its taxes', () => {
  const reduced = (200 / 30) * 365 * 0.0607 + 12 * 2.85
  const normal = 365 * 0.3436 + (3000 - (200 / 30) * 365) * 0.0607 + 3000 * 0.001
  const [first] = rowsFor({ kwhElectricity: 3000 }).filter(
    ({ supplies: [one] }) => one.timeOption === 'simple',
  )
  expect(first?.equalCents).toBe(Math.round(100 * (reduced * 1.06 + normal * 1.23)))
})

it('leaves something to every supplier, and a bill to an offer at the network’s prices nothing', () => {
  for (const { equalCents = 0, yearlyCents, parts } of rowsFor({ kwhElectricity: 3000 })) {
    expect(equalCents).toBeGreaterThan(0)
    const given = parts.filter(({ key }) => key === 'invoice-credit' || key === 'refund')
    expect(yearlyCents - given.reduce((sum, { cents }) => sum + cents, 0)).toBeGreaterThan(equalCents)
  }
  const [first] = catalogue.offers
  if (first?.supply !== 'electricity') throw new Error('the first offer is not one of electricity')
  const { conditions: _, addSocialTariffFunding: __, ...plain } = first
  const atCost = {
    ...plain,
    prices: [{ timeOption: 'simple', energy: { all: 0.0607 }, power: { '6.9': 0.3436 } }] as const,
  }
  const [row] = rowsFor({ kwhElectricity: 3000 }, { ...catalogue, offers: [atCost] })
  expect(row?.equalCents).toBe(row?.yearlyCents)
})

it('is not known on a day whose network tariffs are not', () => {
  const later = toIsoDate('2026-11-23')
  const book = {
    ...catalogue,
    valid: { ...catalogue.valid, gas: { ...catalogue.valid.gas, to: '2026-12-31' } },
  }
  const household = householdOf({ ...answers, energyType: 'gas' }, today)
  const ranking = rankOffers(household, book, {}, later)
  if (ranking.kind === 'ranked') expect(ranking.rows.every((row) => row.equalCents === undefined)).toBe(true)
  else expect(ranking.reason).toBe('unknown-figures')
})
