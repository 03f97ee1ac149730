import type { PartnerOffer } from 'shared-lib/contract/partner-offers'
import { cardRankingCalculator } from '../../calculators/card-ranking.calculator'
import { checkCardLead, loadChosenCard } from '../../page/results/chosen-card'
import { loadCardResults } from '../../page/results/results.load'
import cases from './testing/partner-offers.json'

const today = '2026-11-23'
/** Invented cards: one without a fee, and one with cashback. */
const offers = cases.offers as { 'credit-card': PartnerOffer[] }
const list = (query: string) => loadCardResults({ path: '', query, today, offers }).list

it('puts today’s cards in their places, the historic ones below without any', () => {
  // 20 € × 1,04 − 6.000 € × 1 % = −39,20 €, and 0 €.
  const found = list('pays=all&monthlyPurchases=500')
  expect(found?.rows.slice(0, 3).map(({ offer, place, year }) => [offer.id, place, year.cost])).toEqual([
    ['cc-exemplo-dois', 1, -39_20],
    ['cc-exemplo-um', 2, 0],
    ['cc-activobank-classic', undefined, 0],
  ])
  expect(found?.ageWords).toBe('preços de 20 de novembro de 2026')
  expect(found?.credit).toMatch(/; Ficha do parceiro\.$/)
})

it('lists a new card above the legal maximum of today apart, without a place, and the lead does not call it current', () => {
  const [{ offer, source }] = offers['credit-card'] as [(typeof offers)['credit-card'][number]]
  const dear = { source, offer: { ...offer, id: 'cc-exemplo-caro', taeg: 18.6, cashbackPercent: 5 } }
  const partners = { 'credit-card': [...offers['credit-card'], dear] }
  const query = 'pays=all&monthlyPurchases=500'
  const found = loadCardResults({ path: '', query, today, offers: partners }).list
  expect(found?.first?.id).toBe('cc-exemplo-dois')
  const row = found?.aboveCeiling.find(({ offer: { id } }) => id === dear.offer.id)
  expect(row).toMatchObject({ place: undefined, month: 'novembro', age: { standing: 'historic' } })
  expect(
    loadChosenCard({ path: '', query: `${query}&card=cc-exemplo-caro`, today, offers: partners }),
  ).toMatchObject({ ageWords: 'preços de 20 de novembro de 2026', rate: { taeg: 0.186, ceiling: 0.185 } })
})

it('changes the order with the habit: with a debt the rate weighs more than what comes back', () =>
  expect(list('pays=interest&balance=3000')?.rows[0]?.offer.id).toBe('cc-exemplo-um'))

it.each([
  ['category=cashback', ['cc-exemplo-dois']],
  ['paymentSystem=visa', ['cc-exemplo-um', 'cc-activobank-classic']],
  ['provider=Banco+Exemplo&sort=fee', ['cc-exemplo-um', 'cc-exemplo-dois']],
  ['provider=Banco+Exemplo&sort=taeg', ['cc-exemplo-um', 'cc-exemplo-dois']],
])('lists what %s asks for, whose places stay those of the market', (query, ids) => {
  const found = list(`pays=all&monthlyPurchases=500&${query}`)
  expect(found?.rows.map(({ offer }) => offer.id)).toEqual(ids)
  expect(found?.first?.id).toBe('cc-exemplo-dois')
  expect(found?.unused).toEqual([])
})

it('ranks them for programs, and prices the one of a lead again', () => {
  const outcome = cardRankingCalculator.calculate({ pays: 'all', monthlyPurchases: 500 }, today, offers)
  if ('problems' in outcome) throw new Error('not ranked')
  expect((outcome.result as { cards: { id: string; place?: number }[] }).cards[0]).toMatchObject({
    id: 'cc-exemplo-dois',
    place: 1,
  })
  const body = {
    fullName: 'Ana Silva',
    email: 'ana@exemplo.pt',
    phone: '+351912345678',
    tcConsent: true,
    answers: { pays: 'all', monthlyPurchases: 100 },
    offer: { id: 'cc-exemplo-dois', name: 'Exemplo', yearlyCents: 1, asOf: '2026-11-20' },
  }
  // 20 € × 1,04 − 1.200 € × 1 %.
  expect(checkCardLead(body, today, offers)).toMatchObject({
    lead: { offer: { yearlyCents: 8_80, standing: 'current', shown: { yearlyCents: 1 } } },
  })
})
