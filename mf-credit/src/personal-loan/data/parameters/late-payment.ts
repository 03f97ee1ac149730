import type { Parameter } from 'shared-lib/rules/dated/dated-parameter'

/** Charges that a lender may ask for when an instalment is late. */
interface LatePaymentRule {
  /** Once per instalment, as a fraction of it. */
  readonly feeShare: number
  /** The fee is never less, nor more. Euros. */
  readonly feeLeast: number
  readonly feeMost: number
  /** Of instalments above so many euros, this fraction in place of the most. */
  readonly largeFrom: number
  readonly largeShare: number
  /** Added to the yearly rate of the contract on the capital that is overdue; a fraction. */
  readonly surcharge: number
}

export const latePayment: Parameter<LatePaymentRule> = {
  id: 'consumer-credit.late-payment',
  unit: 'ratio, eur',
  law: 'DL 58/2013, art. 8.º e 9.º',
  confidence: 'A',
  reviewed: '2026-11-22',
  reviewBy: '2027-06-30',
  note: 'The amounts may be moved by an ordinance: later ones were not looked for.',
  values: [
    {
      from: '2013-09-05',
      value: {
        feeShare: 0.04,
        feeLeast: 12,
        feeMost: 150,
        largeFrom: 50_000,
        largeShare: 0.005,
        surcharge: 0.03,
      },
      source: 'Banco de Portugal, avisos de 2013 sobre o DL 58/2013; página legal da Cetelem',
    },
  ],
}
