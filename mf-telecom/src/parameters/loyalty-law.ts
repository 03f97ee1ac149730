import type { Parameter } from 'shared-lib/dated/dated-parameter'

export interface LoyaltyRules {
  /** Longest loyalty period, in months. */
  readonly maxMonths: number
  /** Loyalty periods that must be on offer, in months; 0 is none. */
  readonly offeredMonths: readonly number[]
  /** Longest notice after the period, in months. */
  readonly noticeMonths: number
  /** Highest share of the monthly fees left that leaving may cost, by year of the first loyalty period. */
  readonly exitShare: { readonly firstYear: number; readonly secondYear: number }
}

/** What the electronic communications law says of loyalty periods in contracts with consumers. */
export const loyaltyRules: Parameter<LoyaltyRules> = {
  id: 'telecom.loyalty.rules',
  unit: 'months, ratio',
  reviewBy: '2027-03-31',
  values: [
    {
      from: '2023-01-13',
      value: {
        maxMonths: 24,
        offeredMonths: [0, 6, 12],
        noticeMonths: 1,
        exitShare: { firstYear: 0.5, secondYear: 0.3 },
      },
      source:
        'Lei n.º 16/2022, de 16 de agosto, art. 131.º e seguintes, https://www.pgdlisboa.pt (lido em março de 2026)',
    },
  ],
}
