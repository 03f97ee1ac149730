import type { Parameter } from 'shared-lib/rules/dated/dated-parameter'

/**
 * Inflation of the year before, by which operators may raise the price of contracts with such a clause: a fraction. The
 * value of a coming year is not known, and none is held here.
 */
export const inflationClause: Parameter = {
  id: 'telecom.price-rise.inflation',
  unit: 'ratio',
  law: 'INE, índice de preços no consumidor (variação média anual)',
  confidence: 'A',
  note: 'Announced by MEO, NOS and Vodafone for contracts with the clause; each may raise by less, and some brands do not raise at all.',
  reviewed: '2026-10-31',
  reviewBy: '2027-01-31',
  values: [
    {
      from: '2024-01-01',
      to: '2024-12-31',
      value: 0.043,
      source: 'INE, variação média anual do IPC de 2023; Pplware, janeiro de 2024',
    },
    {
      from: '2025-01-01',
      to: '2025-12-31',
      value: 0.024,
      source: 'INE, variação média anual do IPC de 2024',
    },
    {
      from: '2026-01-01',
      to: '2026-12-31',
      value: 0.023,
      source: 'INE, variação média anual do IPC de 2025',
    },
  ],
}

/** The calendar month in which those rises are billed: February of each year since 2024. */
export const riseMonth = 2
