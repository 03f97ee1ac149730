import { toIsoDate } from 'shared-lib/rules/dates/iso-date'
import type { Catalogue } from 'shared-lib/rules/offers/catalogue'
import { catalogue, type TelecomOffer } from '../data/offers/catalogue'
import { rankPackages } from './package-ranking'
import { lacksOf } from './services'

const today = toIsoDate('2026-11-23')
const offer = (id: string, monthlyEur: number, more: Partial<TelecomOffer> = {}): TelecomOffer => ({
  id,
  provider: 'EX',
  providerName: 'Exemplo',
  name: `Exemplo ${id}`,
  monthlyEur,
  evidence: { asOf: '2026-11-01', sources: ['exemplo'], confidence: 'A' },
  ...more,
})
const book = (...offers: readonly TelecomOffer[]): Catalogue<TelecomOffer> => ({
  asOf: '2026-11-01',
  credit: 'Exemplo',
  sources: { exemplo: { title: 'Exemplo', dated: '2026' } },
  offers,
})
const places = (...offers: readonly TelecomOffer[]) =>
  rankPackages(book(...offers), {}, today).map(({ offer, place, trueMonth }) => [offer.id, place, trueMonth])

it('ranks by what two years cost by month, promotion, later price and activation included', () => {
  const promotion = offer('a', 20, { later: { monthlyEur: 40, fromMonth: 13 } })
  const started = offer('b', 28, { activationEur: 24 })
  expect(places(promotion, started)).toEqual([
    ['b', 1, 2900],
    ['a', 2, 3000],
  ])
})

it('puts the shorter loyalty first where the cost is the same', () =>
  expect(places(offer('a', 20), offer('b', 20, { loyaltyMonths: 0 }))).toEqual([
    ['b', 1, 2000],
    ['a', 1, 2000],
  ]))

it('gives historic prices no place, and puts them below the others', () => {
  const old = offer('a', 5, { evidence: { asOf: '2026-01-05', sources: ['exemplo'], confidence: 'A' } })
  expect(places(old, offer('b', 30))).toEqual([
    ['b', 1, 3000],
    ['a', undefined, 500],
  ])
  for (const { place } of rankPackages(catalogue, {}, today)) expect(place).toBeUndefined()
})

const wanted = {
  downloadSpeed: 500,
  tv: true,
  voice: true,
  addSim: true,
  numOfSim: 2,
  mobileData: 50,
} as const
const whole = offer('a', 30, {
  internet: { downMbps: 500 },
  tv: { channels: 100 },
  voice: true,
  mobile: { sims: 2, dataGb: 50 },
})

it.each<[string, Partial<TelecomOffer>, readonly string[]]>([
  ['everything', {}, []],
  ['a slower line', { internet: { downMbps: 200 } }, ['speed']],
  ['one card', { mobile: { sims: 1, dataGb: 50 } }, ['sims']],
  ['fewer data', { mobile: { sims: 2, dataGb: 10 } }, ['data']],
  ['data without a limit', { mobile: { sims: 2, unlimited: true } }, []],
])('lists what an offer with %s lacks', (_, change, lacks) =>
  expect(lacksOf({ ...whole, ...change }, wanted)).toEqual(lacks),
)

it('lacks all that a line alone does not have', () => {
  expect(lacksOf(offer('a', 10, { internet: { downMbps: 1000 } }), wanted)).toEqual(['tv', 'voice', 'sims'])
  expect(lacksOf(offer('a', 10, { mobile: { sims: 1 } }), { downloadSpeed: 200 })).toEqual(['internet'])
  expect(lacksOf(whole, { ...wanted, mobileData: 1000 })).toEqual(['data'])
})
