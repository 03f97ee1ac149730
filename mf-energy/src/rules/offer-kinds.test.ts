import { toIsoDate } from 'shared-lib/rules/dates/iso-date'
import type { Evidence } from 'shared-lib/rules/offers/catalogue'
import type { Catalogue, ElectricityOffer, GasOffer, Offer } from '../data/offers/offer'
import type { EnergyAnswers } from './energy-answers'
import { householdOf } from './household'
import { protectiveFilters } from './offer-filters'
import { rankOffers } from './rank-offers'
import type { OfferFilters, RankedOffers } from './vocabulary'

const today = toIsoDate('2026-06-11')

const evidence: Evidence = { asOf: '2026-06-11', sources: ['exemplo'], confidence: 'B' }

const electricity = (id: string, all: number, more: Partial<ElectricityOffer> = {}): ElectricityOffer => ({
  id: `el-${id}`,
  supply: 'electricity',
  provider: id.split('-')[0] ?? id,
  name: id,
  prices: [{ timeOption: 'simple', energy: { all }, power: { '6.9': 0.4 } }],
  evidence,
  ...more,
})
const gas = (id: string, eurPerKwh: number, more: Partial<GasOffer> = {}): GasOffer => ({
  id: `gas-${id}`,
  supply: 'gas',
  provider: id.split('-')[0] ?? id,
  name: id,
  bands: { 2: [0.15, eurPerKwh] },
  evidence,
  ...more,
})

const home: EnergyAnswers = {
  energyType: 'electricity',
  postalCode: '1000',
  contractedPower: 6.9,
  gasTier: 2,
  kwhElectricity: 3000,
  kwhGas: 3000,
}

function rank(
  offers: readonly Offer[],
  answers: EnergyAnswers = {},
  filters: OfferFilters = {},
  keep: readonly string[] = [],
): RankedOffers {
  const catalogue: Catalogue = {
    asOf: '2026-06-11',
    licence: '',
    credit: '',
    sources: {},
    providers: {},
    offers,
    valid: {
      electricity: { from: '2026-06-11', to: '2026-12-31' },
      gas: { from: '2026-06-11', to: '2026-09-30' },
    },
  }
  const household = householdOf({ ...home, ...answers }, today)
  const ranking = rankOffers(household, catalogue, filters, today, keep)
  if (ranking.kind !== 'ranked') throw new Error(ranking.text)
  return ranking
}

const ids = ({ rows }: RankedOffers) => rows.map(({ id }) => id)
const dual = { energyType: 'dual' } as const

describe('a commercial offer of both supplies', () => {
  const offers = [
    ...[electricity('A-1', 0.1, { bundle: 'a-1' }), gas('A-1', 0.05, { bundle: 'a-1' })],
    ...[electricity('A-2', 0.11, { bundle: 'a-2' }), gas('A-2', 0.04, { bundle: 'a-2' })],
    ...[electricity('A-3', 0.16), gas('A-3', 0.08), gas('B-1', 0.07)],
  ]

  it('counts only as it is sold, never split, crossed or with another supplier', () => {
    const rows = ids(rank(offers, dual))
    const sold = ['el-A-1~simple+gas-A-1', 'el-A-2~simple+gas-A-2']
    expect(rows.filter((id) => /A-[12]/.test(id)).toSorted()).toEqual(sold)
    expect(rows).toContain('el-A-3~simple+gas-A-3')
    expect(ids(rank(offers))).toEqual(['el-A-3~simple'])
    expect(ids(rank(offers, { energyType: 'gas' }))).toEqual(['gas-B-1', 'gas-A-3'])
  })

  it('falls with either of its halves', () => {
    const refused = offers.map((offer) =>
      offer.id === 'gas-A-1' ? { ...offer, evidence: { ...evidence, doubt: 'Estranho.' } } : offer,
    )
    expect(ids(rank(refused, dual, { noDoubtful: true }))).not.toContain('el-A-1~simple+gas-A-1')
  })
})

describe('a supplier’s cheapest pair', () => {
  const offers = [
    ...[electricity('A-1', 0.15), electricity('A-2', 0.16)],
    ...[gas('A-1', 0.07), gas('A-2', 0.08, { conditions: [{ kind: 'pair' }] }), gas('B-1', 0.09)],
  ]

  it('represents it, and the pairs it surpasses are counted: nothing is dropped without a number', () => {
    const ranking = rank(offers, dual)
    expect(ids(ranking)).toEqual(['el-A-1~simple+gas-A-1'])
    expect(ranking).toMatchObject({ hidden: 0, surpassed: 3 })
  })

  it('keeps a pair that was put side by side, and no pair that is not sold', () => {
    const sold = ['el-A-1~simple+gas-A-1', 'el-A-2~simple+gas-A-2', 'el-A-2~simple+gas-B-1'] as const
    const kept = [sold[1], sold[0], sold[2], 'el-x+gas-y', '']
    expect(ids(rank(offers, dual, {}, kept))).toEqual(sold)
    const elsewhere = [...offers, electricity('C-1', 0.2)]
    expect(ids(rank(elsewhere, dual, {}, ['el-C-1~simple+gas-A-2']))).not.toContain('el-C-1~simple+gas-A-2')
  })

  it('is the same whatever the order of the catalogue, equal prices included', () => {
    const equal = [electricity('A-2', 0.15), electricity('A-1', 0.15), gas('A-1', 0.07)]
    expect(ids(rank(equal, dual))).toEqual(ids(rank(equal.toReversed(), dual)))
  })
})

describe('whom an offer is for', () => {
  it('is not a visitor with the social tariff where it refuses it, and unknown where the source is silent', () => {
    const [takes, refuses] = [{ socialTariff: true }, { socialTariff: false }]
    const offers = [electricity('A', 0.15, takes), electricity('B', 0.16, refuses)]
    const ranking = rank(offers, { socialTariff: true })
    expect(ids(ranking)).toEqual(['el-A~simple'])
    expect(ranking).toMatchObject({ hidden: 1, notes: ['social-tariff-refused'] })
    expect(rank(offers).notes).toEqual([])
    expect(rank([electricity('C', 0.15)], { socialTariff: true }).notes).toEqual(['social-tariff-not-said'])
  })

  it('is not the supplier’s own customer where it is for new ones', () => {
    const conditions = [{ kind: 'new-customers' }] as const
    const offers = [electricity('END-1', 0.14, { conditions }), electricity('END-2', 0.15)]
    expect(ids(rank(offers))).toEqual(['el-END-1~simple', 'el-END-2~simple'])
    const theirs = rank(offers, { currentProvider: 'END' })
    expect(ids(theirs)).toEqual(['el-END-2~simple'])
    expect(theirs.hidden).toBe(1)
    // A customer of today pays no newcomer's price.
    expect(theirs.current?.rowId).toBe('el-END-2~simple')
  })

  it.each([
    { kwhElectricity: 1199, sold: false },
    { kwhElectricity: 1200, sold: true },
    { kwhElectricity: 3588, sold: true },
    { kwhElectricity: 3589, sold: false },
  ])('is a use inside its window: $kwhElectricity kWh, $sold', ({ sold, ...use }) => {
    const conditions = [{ kind: 'use-window', minKwh: 1200, maxKwh: 3588 }] as const
    expect(ids(rank([electricity('A', 0.15, { conditions })], use))).toHaveLength(sold ? 1 : 0)
  })

  it('promises no break-even where the other offer is not sold', () => {
    const offers = (conditions: ElectricityOffer['conditions'] = []) => [
      electricity('A', 0.15),
      electricity('B', 0.14, {
        conditions,
        prices: [{ timeOption: 'simple', energy: { all: 0.14 }, power: { '6.9': 0.6 } }],
      }),
    ]
    const wins = rank(offers()).rows[0]?.nextWinsAt
    expect(wins).toMatchObject({ side: 'above' })
    expect(rank(offers([{ kind: 'use-window', maxKwh: 4000 }])).rows[0]?.nextWinsAt).toBeUndefined()
    expect(rank(offers([{ kind: 'use-window', maxKwh: wins?.kwh ?? 0 }])).rows[0]?.nextWinsAt).toEqual(wins)
  })
})

describe('filters', () => {
  const offers = [
    electricity('A', 0.1, { loyalty: true }),
    electricity('B', 0.11, { indexed: true, loyalty: false }),
    electricity('C', 0.12, { conditions: [{ kind: 'new-customers' }], loyalty: false }),
    electricity('D', 0.13, { regulated: true, loyalty: false }),
    electricity('E', 0.14),
  ]

  it.each<[filters: OfferFilters, left: string]>([
    [{}, 'ABCDE'],
    [{ noLoyalty: true }, 'BCDE'],
    [{ noIndexed: true }, 'ACDE'],
    [{ noNewCustomers: true }, 'ABDE'],
    [{ regulatedOnly: true }, 'D'],
    [protectiveFilters, 'CDE'],
  ])('%j leave %s', (filters, left) => {
    const ranking = rank(offers, {}, filters)
    expect(ids(ranking).map((id) => id[3])).toEqual([...left])
    expect(ranking.hidden).toBe(5 - left.length)
  })

  it('note that for some offers it is unknown whether they bind, and chip those that do', () => {
    expect(rank(offers, {}, { noLoyalty: true }).notes).toEqual(['loyalty-not-said'])
    expect(rank(offers.slice(0, 4), {}, { noLoyalty: true }).notes).toEqual([])
    expect(rank(offers).rows[0]?.supplies[0].conditions).toEqual([{ kind: 'loyalty' }])
  })

  it('distinguish daily from weekly hours where the source does', () => {
    const prices = { energy: { offPeak: 0.1, outsideOffPeak: 0.2 }, power: { '6.9': 0.4 } }
    const bi = (id: string, cycles?: readonly ('daily' | 'weekly')[]) =>
      electricity(id, 0, { prices: [{ timeOption: 'bi', ...prices, ...(cycles && { cycles }) }] })
    const some = [bi('A', ['daily']), bi('B', ['weekly', 'daily']), bi('C')]
    expect(ids(rank(some, {}, { cycle: 'weekly' }))).toEqual(['el-B~bi', 'el-C~bi'])
  })
})

it('puts an offer that ended last, without a place, and reports since when', () => {
  const until = (day: string) => ({ evidence: { ...evidence, until: day } })
  const offers = [electricity('A', 0.15, until('2026-06-10')), electricity('B', 0.16, until('2026-06-11'))]
  const [open, ended] = rank(offers).rows
  expect(ended).toMatchObject({ standing: 'historic', ended: '2026-06-10', outdated: true })
  expect(ended).toMatchObject({ place: undefined, supplies: [{ outdatedSince: '2026-06-10' }] })
  expect(open).toMatchObject({ standing: 'current', place: 1, outdated: false })
})

it('shows the forced service and the refund as parts that add up', () => {
  const service = { kind: 'service', text: 'Com um serviço' } as const
  const [refunded, serviced] = rank([
    electricity('A', 0.15, { refund: { eurPerYear: 12, energyShare: 0.05 } }),
    electricity('B', 0.15, { serviceEurPerYear: 60, conditions: [service], refund: { eurPerYear: 12 } }),
  ]).rows
  expect(refunded?.parts.find(({ key }) => key === 'refund')?.cents).toBeLessThan(-1200)
  expect(serviced?.parts.find(({ key }) => key === 'service')?.cents).toBe(6000)
  for (const row of [refunded, serviced])
    expect(row?.parts.reduce((sum, { cents }) => sum + cents, 0)).toBe(row?.yearlyCents)
  // A refund that moves with the use bends the line: no break-even is promised.
  expect(refunded?.nextWinsAt).toBeUndefined()
})
