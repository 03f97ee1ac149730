// @suite prices-of-june: it ranks the catalogue of that month.
import '../testing/prices-of-june'
import fc from 'fast-check'
import { toIsoDate } from 'shared-lib/rules/dates/iso-date'
import { forAll } from 'shared-lib/testing/for-all'
import { isDeepRun } from 'shared-lib/testing/run-depth'
import { catalogue } from '../data/offers/catalogue'
import type { Catalogue } from '../data/offers/offer'
import { contractedPowerSteps } from '../data/parameters/contracted-power'
import type { EnergyAnswers, EnergyType, GasTier, Inhabitants } from './energy-answers'
import { householdOf } from './household'
import { priceMarket } from './market'
import { protectiveFilters } from './offer-filters'
import { rankOffers } from './rank-offers'
import cases from './testing/rank-offers.json'
import type { Household, OfferFilters, RankedOffers } from './vocabulary'

const today = toIsoDate('2026-06-11')
const answers = cases.answers as EnergyAnswers

function ranked(household: Household, filters: OfferFilters = {}, on = today): RankedOffers {
  const ranking = rankOffers(household, catalogue, filters, on)
  if (ranking.kind !== 'ranked') throw new Error(ranking.text)
  return ranking
}

const rank = (change: Partial<EnergyAnswers> = {}, filters?: OfferFilters) =>
  ranked(householdOf({ ...answers, ...change }, today), filters)

describe('the ranking', () => {
  it('goes from the cheapest to the dearest, and equal costs share a place', () => {
    const { rows } = rank()
    expect(rows.length).toBeGreaterThan(60)
    for (const [index, row] of rows.entries()) {
      const before = rows[index - 1]
      if (!before) continue
      expect(row.yearlyCents).toBeGreaterThanOrEqual(before.yearlyCents)
      expect(row.place === before.place).toBe(row.yearlyCents === before.yearlyCents)
    }
    expect(rows[0]?.place).toBe(1)
  })

  it('prices the regulated tariff as the published total does', () => {
    const regulated = (timeOption: string, kwhElectricity: number, contractedPower: number) =>
      rank({ kwhElectricity, contractedPower }).rows.find(
        (row) => row.id === `el-cur-su-eletricidade-e-outros-tarifa-regulada~${timeOption}`,
      )?.yearlyCents
    expect(regulated('bi', 1900, 3.45)).toBe(44_179)
    expect(regulated('bi', 5000, 6.9)).toBe(114_032)
    expect(regulated('simple', 5000, 6.9)).toBe(115_546)
  })

  it('reads no commission: the order is that of the cost with any other field in the catalogue', () => {
    const bribed = (offer: object, index: number) => ({
      ...offer,
      commission: 1000 - index,
      boost: index,
      rank: index,
    })
    const paid = { ...catalogue, offers: catalogue.offers.map(bribed) } as unknown as Catalogue
    const household = householdOf(answers, today)
    expect(rankOffers(household, paid, {}, today)).toEqual(rankOffers(household, catalogue, {}, today))
  })

  it('does not depend on the order of the catalogue', () => {
    const household = householdOf({ ...answers, energyType: 'dual' }, today)
    const turned = { ...catalogue, offers: catalogue.offers.toReversed() }
    const ids = (book: Catalogue) => {
      const ranking = rankOffers(household, book, protectiveFilters, today)
      return ranking.kind === 'ranked' ? ranking.rows.map((row) => [row.id, row.place, row.yearlyCents]) : []
    }
    expect(ids(turned)).toEqual(ids(catalogue))
  })

  it('is pure: same answer twice, and neither household nor catalogue is changed', () => {
    const household = deepFreeze(householdOf({ ...answers, energyType: 'dual' }, today))
    const frozen = deepFreeze(structuredClone(catalogue))
    expect(rankOffers(household, frozen, {}, today)).toEqual(rankOffers(household, frozen, {}, today))
  })

  it('has rows whose parts add up, for any household', () => {
    forAll(
      fc.record({
        energyType: fc.constantFrom<EnergyType>('dual', 'electricity', 'gas'),
        inhabitants: fc.constantFrom<Inhabitants>(1, 2, 3, 4, 5, 6),
        houseUsage: fc.constantFrom('high', 'normal', 'low'),
        contractedPower: fc.constantFrom<number | 'unknown'>('unknown', ...contractedPowerSteps),
        gasTier: fc.constantFrom<GasTier | 'unknown'>('unknown', 1, 2, 3, 4),
      }),
      (change) => {
        for (const row of rank(change).rows)
          expect(row.parts.reduce((sum, part) => sum + part.cents, 0)).toBe(row.yearlyCents)
      },
    )
  })

  it('explains the place: the distance to the first and to the next, and the line that decides', () => {
    const [first, second] = rank().rows
    expect(first?.reason).toMatchObject({ tied: false, overFirstCents: 0 })
    expect(first?.reason.underNextCents).toBe((second?.yearlyCents ?? 0) - (first?.yearlyCents ?? 0))
    expect(second?.reason.overFirstCents).toBe(first?.reason.underNextCents)
    expect(second?.reason.decidedBy?.cents).toBeDefined()
  })
})

describe('the break-even', () => {
  const cost = (ranking: RankedOffers, id: string | undefined) =>
    ranking.rows.find((row) => row.id === id)?.yearlyCents ?? Number.NaN

  it.each([
    { energyType: 'electricity', field: 'kwhElectricity', contractedPower: 6.9 },
    { energyType: 'electricity', field: 'kwhElectricity', contractedPower: 13.8 },
    { energyType: 'gas', field: 'kwhGas', contractedPower: 6.9 },
    { energyType: 'dual', field: 'kwhElectricity', contractedPower: 3.45 },
  ] as const)(
    'holds for $energyType at $contractedPower kVA: at that use the next row costs no more',
    (home) => {
      const { field, ...change } = home
      const { rows } = rank(change)
      const household = householdOf({ ...answers, ...change }, today)
      let checked = 0
      for (const [index, row] of rows.slice(0, isDeepRun ? undefined : 15).entries()) {
        const next = rows[index + 1]
        if (!row.nextWinsAt || !next) continue
        const there = ranked({ ...household, [field]: row.nextWinsAt.kwh }, {})
        // A dual row may be another pair at another use: then there is nothing to compare.
        if (Number.isNaN(cost(there, row.id)) || Number.isNaN(cost(there, next.id))) continue
        expect(cost(there, next.id)).toBeLessThanOrEqual(cost(there, row.id))
        expect(row.nextWinsAt.side === 'above').toBe(row.nextWinsAt.kwh > household[field])
        checked += 1
      }
      expect(checked).toBeGreaterThan(3)
    },
  )

  it.each(cases.otherUses as Partial<EnergyAnswers>[])(
    'is a use that is not the home’s own, where the next row costs less by the exact figures: %p',
    (change) => {
      const household = householdOf({ ...answers, ...change }, today)
      const { rows } = ranked(household)
      for (const [index, { id, nextWinsAt }] of rows.entries()) {
        const next = rows[index + 1]
        if (!nextWinsAt || !next) continue
        const { kwh, side } = nextWinsAt
        const { electricity, gas } = priceMarket({ ...household, kwhElectricity: kwh }, catalogue, today)
        const eur = new Map([...electricity, ...gas].map((one) => [one.id, one.eur]))
        const exact = (row: string) =>
          row.split('+').reduce((sum, one) => sum + (eur.get(one) ?? Number.NaN), 0)
        expect(exact(next.id)).toBeLessThan(exact(id))
        expect(side === 'above' ? kwh > household.kwhElectricity : kwh < household.kwhElectricity).toBe(true)
      }
    },
  )
})

describe('every answer', () => {
  const figures = (ranking: RankedOffers) =>
    JSON.stringify(ranking.rows.map((row) => [row.id, row.yearlyCents, row.savingCents]))

  it('about the address changes no figure: it is for the person who calls back', () => {
    expect(figures(rank({ addressType: 'new' }))).toBe(figures(rank({ addressType: 'current' })))
  })
})

describe('the saving', () => {
  it('is against the cheapest plain offer of the visitor’s supplier', () => {
    const ranking = rank({ currentProvider: 'EDPC' })
    const row = ranking.rows.find((one) => one.id === ranking.current?.rowId)
    expect(row?.supplies[0]).toMatchObject({ provider: 'EDPC', timeOption: 'simple' })
    const kinds = row?.supplies[0].conditions.map(({ kind }) => kind)
    for (const kind of ['group', 'first-months']) expect(kinds).not.toContain(kind)
    expect(row?.savingCents).toBe(0)
    expect(ranking.rows[0]?.savingCents).toBeGreaterThan(0)
  })

  it('is against the visitor’s own bill when its prices are typed, to the cent', () => {
    // The regulated tariff typed off a bill must cost what the regulated offer costs: 1 155,46 € (published rule).
    const bill = { kwhElectricity: 5000, powerPrice: 0.3659, energyPrice: 0.1654 }
    const ranking = rank(bill)
    const paid = { origin: 'bill', yearlyCents: 115_546, monthlyCents: 9629 }
    expect(ranking.current).toEqual({ ...paid, provider: 'EDPC', rowId: undefined })
    expect(ranking.rows[0]?.savingCents).toBe(115_546 - (ranking.rows[0]?.yearlyCents ?? 0))
    expect(rank({ ...bill, powerPrice: 0.4659 }).current?.yearlyCents).toBe(115_546 + 4490)
  })

  it('needs the prices of both supplies for a pair, and of every period of the meter', () => {
    const gas = { gasFixedPrice: 0.0897, gasEnergyPrice: 0.0647, kwhGas: 1610, gasTier: 1 } as const
    const electricity = { powerPrice: 0.3659, energyPrice: 0.1654 }
    expect(rank({ energyType: 'dual', ...electricity }).current?.origin).toBe('catalogue')
    expect(rank({ energyType: 'dual', ...electricity, ...gas }).current?.origin).toBe('bill')
    expect(rank({ energyType: 'gas', ...gas }).current?.origin).toBe('bill')
    const bi = { meter: 'bi', powerPrice: 0.3659, offPeakPrice: 0.1087 } as const
    expect(rank(bi).current?.origin).toBe('catalogue')
    expect(rank({ ...bi, outsideOffPeakPrice: 0.1988 }).current?.origin).toBe('bill')
  })

  it.each(['unknown', 'other', 'ACCIONA'])('is unknown when the supplier is %s', (currentProvider) => {
    const ranking = rank({ currentProvider })
    expect(ranking.current).toBeUndefined()
    expect(ranking.rows.every((row) => row.savingCents === undefined)).toBe(true)
  })
})

describe('what the data do not cover', () => {
  it.each([
    { postalCode: '9000', reason: 'madeira' },
    { postalCode: '9500', reason: 'azores' },
  ])('gets no number: $postalCode', ({ postalCode, reason }) => {
    const ranking = rankOffers(householdOf({ ...answers, postalCode }, today), catalogue, {}, today)
    expect(ranking).toEqual({ kind: 'not-covered', reason, text: expect.any(String) })
  })

  it('is reported for gas where there is no network, and a pair becomes electricity with a note', () => {
    const remote = { postalCode: '7700' } // Almodôvar
    const home = householdOf({ ...answers, ...remote, energyType: 'gas' }, today)
    const gas = rankOffers(home, catalogue, {}, today)
    expect(gas).toMatchObject({ kind: 'not-covered', reason: 'no-gas-network' })
    const dual = rank({ ...remote, energyType: 'dual' })
    expect(dual).toMatchObject({ ranked: 'electricity', notes: ['no-gas-network'] })
  })

  it('is noted when the postal code is newer than our list: priced without the subsoil tax', () => {
    const ranking = rank({ energyType: 'gas', postalCode: '8999' })
    expect(ranking.notes).toContain('gas-network-unknown')
    expect(ranking.rows.every((row) => row.parts.every((part) => part.key !== 'tos'))).toBe(true)
  })

  it('is noted above 20.7 kVA and for three periods: no default split exists', () => {
    expect(rank({ contractedPower: 27.6 })).toMatchObject({ rows: [], notes: ['tri-needs-split'] })
    const known = { meter: 'tri', kwhPeak: 1000, kwhMid: 2250, kwhOffPeak: 1750 } as const
    expect(rank({ contractedPower: 27.6, ...known }).rows.length).toBeGreaterThan(5)
    expect(rank({}, { timeOption: 'tri' }).rows).toEqual([])
  })
})

describe('the traps of the catalogue', () => {
  it('ranks gas after 2026-09-30 with its last known prices, and marks them as outdated', () => {
    const after = toIsoDate('2026-11-21')
    const ranking = ranked(householdOf({ ...answers, energyType: 'gas' }, after), {}, after)
    expect(ranking.notes).toContain('gas-prices-outdated')
    for (const { outdated, supplies } of ranking.rows)
      expect([outdated, supplies[0].outdatedSince]).toEqual([true, '2026-09-30'])
    expect(rank({ energyType: 'gas' }).rows.some((row) => row.outdated)).toBe(false)
  })

  it('marks which offers are doubtful and lets the visitor leave them out', () => {
    const doubtful = rank({ energyType: 'gas' }).rows.filter((row) => row.doubtful)
    const ids = doubtful.flatMap((row) => row.supplies.map((supply) => supply.offerId))
    expect(ids).toEqual(expect.arrayContaining(['gas-edp-gas-dd-plus-fe', 'gas-edp-gas-dd-ou-fe']))
    expect(rank({ energyType: 'gas' }, { noDoubtful: true }).rows.some((row) => row.doubtful)).toBe(false)
    const third = rank({ energyType: 'gas', gasTier: 3 }).rows
    const plenitude = third.find((row) => row.id.startsWith('gas-plenitude'))
    expect(plenitude?.doubtful).toBe(true)
    const g9 = rank().rows.find((row) => row.id.startsWith('el-g9-energy-vantagem-plus-fe'))
    expect(g9?.doubtful).toBe(true)
  })

  it('notes what its source leaves out: which offers bind, and which take the social tariff', () => {
    const ranking = rank({ socialTariff: true }, protectiveFilters)
    expect(ranking.notes).toEqual(['loyalty-not-said', 'social-tariff-not-said'])
    expect(ranking.rows.length).toBe(rank({}, protectiveFilters).rows.length)
    expect(rank().notes).toEqual([])
  })

  it('counts a credit for its own months only', () => {
    const row = rank({}, { timeOption: 'simple' }).rows.find((one) => one.id.includes('campanha-5-mes'))
    expect(row?.parts.find((part) => part.key === 'invoice-credit')?.cents).toBe(-5000)
  })
})

function deepFreeze<Value>(value: Value): Value {
  if (typeof value === 'object' && value !== null) {
    for (const inner of Object.values(value)) deepFreeze(inner)
    Object.freeze(value)
  }
  return value
}
