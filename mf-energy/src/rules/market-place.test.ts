// @suite prices-of-june: it ranks the catalogue of that month.
import '../testing/prices-of-june'
import fc from 'fast-check'
import { type IsoDate, toIsoDate } from 'shared-lib/rules/dates/iso-date'
import { catalogue } from '../data/offers/catalogue'
import type { Catalogue, Offer } from '../data/offers/offer'
import type { EnergyAnswers } from './energy-answers'
import { householdOf } from './household'
import { protectiveFilters } from './offer-filters'
import { rankOffers } from './rank-offers'
import type { OfferFilters, RankedOffers } from './vocabulary'

const fresh = toIsoDate('2026-06-20')
const answers: EnergyAnswers = {
  energyType: 'electricity',
  postalCode: '1000',
  inhabitants: 3,
  houseUsage: 'normal',
  contractedPower: 6.9,
  gasTier: 2,
  currentProvider: 'EDPC',
}

function rank(
  filters: OfferFilters = {},
  on: IsoDate = fresh,
  change: EnergyAnswers = {},
  book: Catalogue = catalogue,
  whole?: readonly OfferFilters[],
): RankedOffers {
  const ranking = rankOffers(householdOf({ ...answers, ...change }, on), book, filters, on, [], whole)
  if (ranking.kind !== 'ranked') throw new Error(ranking.text)
  return ranking
}

const endedOn = (offer: Offer, until: string): Offer => ({ ...offer, evidence: { ...offer.evidence, until } })

const narrowing = fc.record<OfferFilters>(
  {
    provider: fc.constantFrom('ALFAENERGIA', 'EDPC', 'GALP', 'END'),
    timeOption: fc.constantFrom('simple', 'bi'),
    renewableOnly: fc.boolean(),
    noDirectDebit: fc.boolean(),
    noEBill: fc.boolean(),
    noDoubtful: fc.boolean(),
    regulatedOnly: fc.boolean(),
  },
  { requiredKeys: [] },
)

it('gives an offer the same place whatever is filtered, and its distance to the same first', () => {
  const whole = rank()
  const known = new Map(whole.rows.map((row) => [row.id, row]))
  fc.assert(
    fc.property(narrowing, (filters) => {
      const { rows, market } = rank(filters)
      expect([market.placed, market.first?.id]).toEqual([whole.rows.length, whole.rows[0]?.id])
      for (const row of rows) {
        expect(row.place).toBe(known.get(row.id)?.place)
        expect(row.reason.overFirstCents).toBe(row.yearlyCents - (whole.rows[0]?.yearlyCents ?? 0))
      }
    }),
    { seed: 27, numRuns: 40 },
  )
})

it('counts pairs that only a filter brings up into the market that they are in', () => {
  const { rows, market } = rank({ noDirectDebit: true, noEBill: true }, fresh, { energyType: 'dual' })
  expect(rows.length).toBeGreaterThan(0)
  for (const { place, reason } of rows) {
    expect(place).toBeLessThanOrEqual(market.placed)
    expect(place === 1).toBe(reason.overFirstCents === 0)
  }
})

it('crowns no offer for a supplier or a time option where the opening view has cheaper offers', () => {
  const whole = [protectiveFilters]
  const of = (change: OfferFilters) => rank({ ...protectiveFilters, ...change }, fresh, {}, catalogue, whole)
  expect(of({}).rows[0]?.place).toBe(1)
  expect(of({ provider: 'ALFAENERGIA' }).rows[0]?.place).toBeGreaterThan(1)
  expect(of({ timeOption: 'bi' }).rows[0]?.place).toBeGreaterThan(1)
})

describe('the age of prices', () => {
  it.each([
    ['2026-07-26', 'current'],
    ['2026-07-27', 'aged'],
    ['2026-10-09', 'aged'],
    ['2026-10-10', 'historic'],
    ['2026-11-22', 'historic'],
  ] as const)('of electricity collected on 11 June is on %s: %s', (day, standing) => {
    const { rows, market, catalogue: facts } = rank({}, toIsoDate(day))
    expect(new Set(rows.map((row) => row.standing))).toEqual(new Set([standing]))
    expect(facts).toMatchObject({ asOf: '2026-06-11', standing })
    const historic = standing === 'historic'
    expect(rows[0]?.place).toBe(historic ? undefined : 1)
    expect(rows[0]?.savingCents === undefined).toBe(historic)
    expect(market).toMatchObject({ placed: historic ? 0 : rows.length, historic: historic ? rows.length : 0 })
  })

  it('of gas ends with its tariff year, so that no pair has a place the day after', () => {
    const [before, after] = ['2026-09-30', '2026-10-01'].map((day) =>
      rank({}, toIsoDate(day), { energyType: 'dual' }),
    )
    expect(before?.rows[0]).toMatchObject({ place: 1, standing: 'aged' })
    expect(after?.rows[0]).toMatchObject({ place: undefined, standing: 'historic', ended: '2026-09-30' })
  })

  it('puts an offer that has ended below every other, however cheap', () => {
    const cheapest = rank().rows[0]
    const offers = catalogue.offers.map((offer) =>
      offer.id === cheapest?.supplies[0].offerId ? endedOn(offer, '2026-06-19') : offer,
    )
    const { rows, market } = rank({}, fresh, {}, { ...catalogue, offers })
    const at = rows.findIndex(({ id }) => id === cheapest?.id)
    expect(rows.slice(at).every(({ standing }) => standing === 'historic')).toBe(true)
    expect(rows[0]).toMatchObject({ place: 1, standing: 'current' })
    expect(market.historic).toBe(rows.length - at)
  })
})

it('lets no price that has ended hide the pair of its supplier that can be taken', () => {
  const [first] = rank({}, fresh, { energyType: 'dual' }).rows
  const gone = first?.supplies[1]?.offerId
  const offers = catalogue.offers.map((offer) => (offer.id === gone ? endedOn(offer, '2026-06-19') : offer))
  const supplier = first?.supplies[0].provider
  const { rows } = rank({}, fresh, { energyType: 'dual' }, { ...catalogue, offers })
  const theirs = rows.filter(({ supplies }) => supplies[0].provider === supplier)
  expect(theirs.some(({ place }) => place !== undefined)).toBe(true)
  expect(theirs.some(({ standing }) => standing === 'historic')).toBe(true)
})

it('shows a supplier’s sound pair after the one that a doubtful price makes cheaper', () => {
  const { rows } = rank({}, fresh, { energyType: 'dual' })
  const edp = rows.filter(({ supplies }) => supplies.every(({ provider }) => provider === 'EDPC'))
  expect(edp.map(({ doubtful }) => doubtful)).toEqual([true, false])
})
