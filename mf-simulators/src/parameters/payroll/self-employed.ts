import type { Parameter } from 'shared-lib/dated/dated-parameter'

/** IRS withheld from receipts for services of listed professions, mainland: a fraction of the receipt. */
export const receiptWithholding: Parameter = {
  id: 'payroll.self-employed.withholding',
  unit: 'ratio',
  law: 'CIRS, art. 101.º, n.º 1, al. b)',
  confidence: 'B',
  reviewed: '2026-11-21',
  reviewBy: '2027-01-31',
  note: 'One source; another one still used 25 % in 2026. The rates of the islands were not read.',
  values: [
    { from: '2024-01-01', to: '2024-12-31', value: 0.25, source: 'github.com/franciscobmacedo/saldo' },
    { from: '2025-01-01', to: '2026-12-31', value: 0.23, source: 'github.com/franciscobmacedo/saldo' },
  ],
}
