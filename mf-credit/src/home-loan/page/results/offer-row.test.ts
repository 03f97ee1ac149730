import { toIsoDate } from 'shared-lib/rules/dates/iso-date'
import type { HomeLoanOffer } from '../../data/offers/partner-offers'
import type { ComparedLoan } from '../../rules/home-loan.notebook'
import { rankOffers } from '../../rules/rank-offers'
import { offerRow } from './offer-row'
import cases from './testing/offer-row.json'

const on = toIsoDate('2026-11-23')
const loan = cases.loan as ComparedLoan
const offer = cases.offer as HomeLoanOffer

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
