import type { Parameter } from 'shared-lib/rules/dated/dated-parameter'

/** Changing one's mind after signing. Calendar days. */
export interface WithdrawalRule {
  /** To withdraw without a reason. */
  readonly days: number
  /** To give the capital and its interest back after that. */
  readonly payBackDays: number
}

export const withdrawal: Parameter<WithdrawalRule> = {
  id: 'consumer-credit.withdrawal',
  unit: 'days',
  law: 'DL 133/2009, art. 17.º',
  confidence: 'A',
  reviewed: '2026-11-22',
  reviewBy: '2027-01-31',
  note: 'Directive (EU) 2023/2225 may change it; no Portuguese law was found.',
  values: [
    {
      from: '2009-07-01',
      value: { days: 14, payBackDays: 30 },
      source: 'Guia público do crédito pessoal; notas públicas sobre o DL 133/2009',
    },
  ],
}
