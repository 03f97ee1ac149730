// Names alone, apart from the tables: forms carry them to the browser.

/** Oldest first. */
export const periodIds = [
  '2024-01',
  '2024-09',
  '2024-11',
  '2025-01',
  '2025-08',
  '2025-10',
  '2026-01',
] as const
export type PeriodId = (typeof periodIds)[number]

export const regions = ['mainland', 'madeira', 'azores'] as const
export type Region = (typeof regions)[number]
