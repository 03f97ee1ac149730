import type { Parameter } from 'shared-lib/rules/dated/dated-parameter'
import * as sources from './sources'

/** Share of the month's effective rate that overtime bears. */
interface OvertimeRates {
  readonly firstHours: number
  /** From hour 101 of the year on. */
  readonly fromHour101: number
}

export const overtimeRates: Parameter<OvertimeRates> = {
  id: 'payroll.overtime',
  unit: 'ratio',
  law: 'CIRS, art. 99.º-C, n.os 8 e 10',
  confidence: 'A',
  reviewed: '2026-11-21',
  reviewBy: '2027-01-31',
  note: 'The rule of 2024 is that of the law of 2022, taken as unchanged.',
  values: [
    {
      from: '2023-07-01',
      to: '2024-12-31',
      value: { firstHours: 1, fromHour101: 0.5 },
      source: 'Lei n.º 24-D/2022 e Despacho n.º 14043-B/2022, citados em github.com/assoft-portugal/wg-rh-pt',
    },
    { from: '2025-01-01', value: { firstHours: 0.5, fromHour101: 0.5 }, source: sources.cirs },
  ],
}
