import fc from 'fast-check'
import { toIsoDate } from 'shared-lib/rules/dates/iso-date'
import { catalogue } from '../data/offers/catalogue'
import type { Catalogue, ElectricityOffer } from '../data/offers/offer'
import { contractedPowerSteps } from '../data/parameters/contracted-power'
import { type CheapestBetween, cheapestBetween } from './cheapest-between'
import type { EnergyAnswers, EnergyType, GasTier } from './energy-answers'
import { householdOf } from './household'
import { protectiveFilters } from './offer-filters'
import { rankOffers } from './rank-offers'
import type { Household, OfferFilters, ResultRow } from './vocabulary'

const today = toIsoDate('2026-06-11')
const answers: EnergyAnswers = {
  energyType: 'electricity',
  addressType: 'current',
  postalCode: '1000',
  inhabitants: 2,
  contractedPower: 3.45,
}
const home = (change: Partial<EnergyAnswers> = {}) => householdOf({ ...answers, ...change }, today)

const rowsAt = (
  household: Household,
  { supply }: CheapestBetween,
  kwh: number,
  filters: OfferFilters,
  book: Catalogue = catalogue,
): readonly ResultRow[] => {
  const moved = { ...household, [supply === 'gas' ? 'kwhGas' : 'kwhElectricity']: kwh }
  const ranking = rankOffers(moved, book, filters, today)
  return ranking.kind === 'ranked' ? ranking.rows : []
}

/** Ids that cost least at a use: several where costs are equal. */
const winnersAt = (...call: Parameters<typeof rowsAt>) =>
  rowsAt(...call)
    .filter(({ yearlyCents }, _, [first]) => yearlyCents === first?.yearlyCents)
    .map(({ id }) => id)

describe('what is cheapest for which use', () => {
  it('leaves no gap, changes its offer from stretch to stretch, and holds the home’s own use', () => {
    const strip = cheapestBetween(home(), catalogue, protectiveFilters, today)
    expect(strip.stretches.length).toBeGreaterThan(1)
    for (const [index, { from, to, rowId }] of strip.stretches.entries()) {
      const next = strip.stretches[index + 1]
      expect(to).toBeGreaterThanOrEqual(from)
      if (next) expect([next.from, next.rowId === rowId]).toEqual([to + 1, false])
    }
    expect(strip.stretches[0]?.from).toBe(0)
    expect(strip.stretches.at(-1)?.to).toBe(10_000)
  })

  it('is what the ranking returns at any use of any home, and at both ends of every stretch', () => {
    fc.assert(
      fc.property(
        fc.record({
          energyType: fc.constantFrom<EnergyType>('electricity', 'gas', 'dual'),
          contractedPower: fc.constantFrom(...contractedPowerSteps.filter((kva) => kva <= 20.7)),
          gasTier: fc.constantFrom<GasTier>(1, 2, 3, 4),
          largeFamily: fc.constantFrom(true, undefined),
          socialTariff: fc.constantFrom(true, undefined),
        }),
        fc.constantFrom<OfferFilters>({}, protectiveFilters, { timeOption: 'bi', noDirectDebit: true }),
        fc.double({ min: 0, max: 1, noNaN: true }),
        (change, filters, share) => {
          const household = home(change as Partial<EnergyAnswers>)
          const strip = cheapestBetween(household, catalogue, filters, today)
          for (const { from, to, rowId } of strip.stretches)
            for (const kwh of [from, Math.round(from + share * (to - from)), to])
              expect(winnersAt(household, strip, kwh, filters)).toContain(rowId)
        },
      ),
      { numRuns: 8 },
    )
  })

  it('stays inside the home’s gas tier', () => {
    const strip = cheapestBetween(home({ energyType: 'gas', gasTier: 2 }), catalogue, {}, today)
    expect(strip.supply).toBe('gas')
    expect([strip.stretches[0]?.from, strip.stretches.at(-1)?.to]).toEqual([2431, 5500])
  })

  it('moves the electricity of a pair and joins it with gas that may go with it', () => {
    const strip = cheapestBetween(home({ energyType: 'dual' }), catalogue, protectiveFilters, today)
    expect(strip.supply).toBe('electricity')
    for (const { supplies } of strip.stretches)
      expect(supplies.map(({ supply }) => supply)).toEqual(['electricity', 'gas'])
  })

  it('sells nothing outside an offer’s own window, and marks where nothing is left', () => {
    const offer: ElectricityOffer = {
      ...(catalogue.offers.find(({ id }) => id.startsWith('el-cur-')) as ElectricityOffer),
      conditions: [{ kind: 'use-window', minKwh: 1000, maxKwh: 1999 }],
    }
    const book = { ...catalogue, offers: [offer] }
    const { stretches } = cheapestBetween(home(), book, { timeOption: 'simple' }, today)
    const id = `${offer.id}~simple`
    expect(stretches.map(({ from, to, rowId }) => [from, to, rowId])).toEqual([
      [0, 999, undefined],
      [1000, 1999, id],
      [2000, 10_000, undefined],
    ])
  })
})
