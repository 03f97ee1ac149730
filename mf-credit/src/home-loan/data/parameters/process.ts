import type { Parameter } from 'shared-lib/rules/dated/dated-parameter'

/** Days from the FINE on. */
export interface OfferDays {
  /** The lender is bound by its offer for so long, at least. */
  readonly binding: number
  /** No contract may be signed sooner, by borrower or guarantor. */
  readonly reflection: number
}

export const offerDays: Parameter<OfferDays> = {
  id: 'home-loan.offer-days',
  unit: 'days',
  law: 'DL 74-A/2017, art. 13.º',
  confidence: 'A',
  reviewed: '2026-11-22',
  reviewBy: '2027-06-30',
  values: [
    {
      from: '2018-01-01',
      value: { binding: 30, reflection: 7 },
      source: 'Banco de Portugal, Portal do Cliente Bancário, novas regras no crédito à habitação',
    },
  ],
}
