import { toIsoDate } from 'shared-lib/rules/dates/iso-date'
import { cents } from 'shared-lib/rules/money/cents'
import type { HomeLoanOffer } from '../data/offers/partner-offers'
import type { ComparedLoan } from './home-loan.notebook'
import { rankOffers } from './rank-offers'

const on = toIsoDate('2026-11-23')
const loan: ComparedLoan = {
  amount: cents(200_000_00),
  months: 360,
  kept: 360,
  index: 0.029,
  on,
  housing: 'permanent',
  orderBy: 'totalRepayment',
}
const offer = (id: string, change: Partial<HomeLoanOffer> = {}, asOf = '2026-11-20'): HomeLoanOffer => ({
  id,
  bank: `Banco Exemplo ${id}`,
  name: 'Oferta Exemplo',
  rateType: 'variable',
  spread: 0.7,
  openingFees: 700,
  registrationCosts: 250,
  insurancePerMonth: 40,
  productsPerMonth: 5,
  page: 'https://exemplo.pt',
  evidence: { asOf, until: '2026-12-31', sources: ['exemplo'], confidence: 'A' },
  ...change,
})
const ids = (change: Partial<ComparedLoan>, offers: readonly HomeLoanOffer[], share?: number) =>
  rankOffers({ ...loan, ...change }, offers, { on, share }).map(({ offer: { id }, place }) => [id, place])

it('puts the offer that costs less first, and history last without a place', () =>
  expect(
    ids({}, [offer('old', { spread: 0.1 }, '2026-06-01'), offer('b', { spread: 0.9 }), offer('a')]),
  ).toEqual([
    ['a', 1],
    ['b', 2],
    ['old', undefined],
  ]))

it('turns the order with what it is ordered by', () => {
  const cheapMonth = offer('month', { openingFees: 9000, spread: 0.69 })
  expect(ids({}, [cheapMonth, offer('total')])[0]?.[0]).toBe('total')
  expect(ids({ orderBy: 'monthlyRepayment' }, [cheapMonth, offer('total')])[0]?.[0]).toBe('month')
})

it.each([
  { rateType: 'fixed' as const, spread: undefined },
  { rateType: 'mixed' as const, tan: 3 },
  { spread: undefined },
])('leaves out an offer without a rate that it needs: %j', (change) =>
  expect(ids({}, [offer('a', change as Partial<HomeLoanOffer>)])).toEqual([]),
)

it('leaves out who lends a smaller share', () => {
  expect(ids({}, [offer('a', { maxShare: 80 })], 0.8)).toHaveLength(1)
  expect(ids({}, [offer('a', { maxShare: 80 })], 0.85)).toEqual([])
})
