import type { RouteCall } from 'shared-lib/contract/define-micro-frontend'
import type { PartnerOffer, PartnerOffers } from 'shared-lib/contract/partner-offers'
import type { JourneyParts } from 'shared-lib/kit/journey/define-journey'
import { homeLoanParts } from '../home-loan/product'
import { personalLoanParts } from '../personal-loan/product'
import cases from './testing/limits.json'

const today = '2026-11-29'
const products: Readonly<Record<string, JourneyParts>> = {
  'home-loan': homeLoanParts,
  'personal-loan': personalLoanParts,
}
const pages = { 'home-loan': '/credito-habitacao', 'personal-loan': '/credito-pessoal' } as const
type Product = keyof typeof pages

const kept = (
  product: Product,
  limits: object,
  [asOf, until] = ['2026-11-01', '2026-12-31'],
): PartnerOffers => ({
  [`${product}-limits`]: [
    {
      offer: { id: 'limites', evidence: { asOf, until, sources: ['s'], confidence: 'A' }, ...limits },
      source: { title: 'Direção de crédito', dated: asOf },
    } as PartnerOffer,
  ],
})
const { answersOf } = cases
const guarded = (product: Product, offers: PartnerOffers, change: object = {}) => {
  const query = String(new URLSearchParams({ ...answersOf[product], ...change }))
  const call: RouteCall = { path: `${pages[product]}/resultados`, query, today, offers }
  return products[product]?.guards[product]?.(call)?.redirect.split('?')[0]
}
const amount = (product: Product) => `${pages[product]}/simular/montante-do-emprestimo`

it.each(cases.past as [Product, object, object][])(
  '%s asks again past the limit %j',
  (product, limits, change) => {
    expect(guarded(product, {}, change)).toBeUndefined()
    expect(guarded(product, kept(product, limits), change)).toBe(amount(product))
  },
)

it.each<[string, [string, string], string | undefined]>([
  ['before its first day', ['2026-11-30', '2026-12-31'], undefined],
  ['after its last day', ['2026-11-01', '2026-11-28'], undefined],
  ['on its only day', [today, today], amount('personal-loan')],
])('a limit %s', (_, days, to) =>
  expect(guarded('personal-loan', kept('personal-loan', { wantToBorrowTime: { max: 48 } }, days))).toBe(to),
)

it('refuses a lead past the limit, and gives the questions their bounds', () => {
  const offers = kept('personal-loan', { wantToBorrowTime: { max: 48 } })
  const { leads, load } = personalLoanParts
  const answers = { ...answersOf['personal-loan'], wantToBorrowBase: 10_000, wantToBorrowTime: 60 }
  expect(leads['personal-loan']?.({ answers }, today, offers)).toMatchObject({
    problems: expect.arrayContaining([
      { field: 'wantToBorrowTime', message: 'Insere um valor entre 6 e 48\u00a0meses' },
    ]),
  })
  const path = '/credito-pessoal/simular/:step'
  expect(load[path]?.({ path, query: '', today, offers })).toEqual({ wantToBorrowTime: { max: 48 } })
  expect(load[path]?.({ path, query: '', today })).toBeUndefined()
})

it('takes no limit wider than ours', () =>
  expect(products['home-loan']?.offers?.['home-loan-limits']?.schema).toMatchObject({
    properties: {
      wantToBorrowTime: {
        title: 'Prazo',
        properties: { max: { minimum: 1, maximum: 40, title: 'máximo, anos' } },
      },
      borrowingPercentage: { properties: { min: { minimum: 1, maximum: 100 } } },
    },
  }))
