import type { Catalogue } from '../rules/offers/catalogue'
import { type PartnerOffer, withPartnerOffers } from './partner-offers'

const evidence = { asOf: '2026-10-01', sources: ['page'], confidence: 'B' } as const
const catalogue: Catalogue = {
  asOf: '2026-10-01',
  credit: 'Dados: uma página',
  sources: { page: { title: 'Uma página', dated: '2026-10' } },
  offers: [
    { id: 'ex-one', evidence },
    { id: 'ex-two', evidence },
  ],
}
const partner = (id: string, asOf: string): PartnerOffer => ({
  offer: {
    id,
    price: 5,
    evidence: { asOf, until: '2026-12-31', sources: [`partner-${id}`], confidence: 'A' },
  },
  source: { title: 'Tabela do parceiro', dated: asOf },
})
const joined = (...given: readonly PartnerOffer[]) =>
  withPartnerOffers(catalogue, given, (offer) => ({ ...offer, made: true }))

it('is the file where editors keep none', () => {
  expect(withPartnerOffers(catalogue, undefined, (offer) => offer)).toBe(catalogue)
  expect(joined()).toBe(catalogue)
})

it('adds what editors keep, with its source, and leaves the day of the file', () => {
  const { offers, sources, credit, asOf } = joined(partner('ex-new', '2026-11-20'))
  expect(offers.map(({ id }) => id)).toEqual(['ex-one', 'ex-two', 'ex-new'])
  expect(offers.at(-1)).toMatchObject({ made: true, price: 5 })
  expect(sources['partner-ex-new']).toEqual({ title: 'Tabela do parceiro', dated: '2026-11-20' })
  expect([credit, asOf]).toEqual(['Dados: uma página; Tabela do parceiro', '2026-10-01'])
})

it.each([
  ['2026-10-01', true],
  ['2026-09-30', false],
])('keeps the newer of two by one id: %s', (asOf, replaces) => {
  const { offers } = joined(partner('ex-one', asOf))
  expect(offers).toHaveLength(2)
  expect(offers.find(({ id }) => id === 'ex-one')?.evidence.confidence).toBe(replaces ? 'A' : 'B')
})
