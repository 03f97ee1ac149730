import { toIsoDate } from 'shared-lib/rules/dates/iso-date'
import { cents } from 'shared-lib/rules/money/cents'
import type { HomeLoanOffer } from '../../data/offers/partner-offers'
import type { ComparedLoan } from '../../rules/home-loan.notebook'
import { rankOffers } from '../../rules/rank-offers'
import { offerRow } from './offer-row'

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
const offer: HomeLoanOffer = {
  id: 'a',
  bank: 'Banco Exemplo',
  name: 'Oferta Exemplo',
  rateType: 'variable',
  spread: 0.7,
  openingFees: 700,
  registrationCosts: 250,
  insurancePerMonth: 40.1,
  productsPerMonth: 5.2,
  page: 'https://exemplo.pt',
  evidence: { asOf: '2026-11-20', until: '2026-12-31', sources: ['exemplo'], confidence: 'A' },
}

// 1.1 × 100 is 110.00000000000001, and 1.005 × 100 is less than 100.5.
it.each([
  [1000, 1000_00],
  [1.1, 1_10],
  [1.005, 1_01],
])('%d € that the bank gives back are %d cents, in its chip and among the parts', (cashback, amount) => {
  const [one] = rankOffers(loan, [{ ...offer, cashback }], { on, share: undefined })
  if (!one) throw new Error('the offer is ranked')
  const { chips, parts } = offerRow(one, loan)
  expect(chips).toContainEqual({ words: 'O banco devolve', amount: { cents: amount } })
  expect(parts).toContainEqual(expect.objectContaining({ key: 'cashback', cents: -amount }))
})
