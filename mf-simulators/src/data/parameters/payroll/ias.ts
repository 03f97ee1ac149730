import type { Parameter } from 'shared-lib/rules/dated/dated-parameter'
import * as sources from './sources'

/** Indexante dos apoios sociais, euros a month. */
export const ias: Parameter = {
  id: 'payroll.ias',
  unit: 'eur/month',
  law: 'Portaria n.º 6-B/2025/1 (2025); Portaria n.º 480-A/2025/1, de 30 de dezembro (2026)',
  confidence: 'A',
  reviewed: '2026-11-21',
  reviewBy: '2027-01-15',
  note: '2024 was read in one source only.',
  values: [
    { from: '2023-01-01', to: '2023-12-31', value: 480.43, source: sources.projects },
    { from: '2024-01-01', to: '2024-12-31', value: 509.26, source: sources.saldo },
    { from: '2025-01-01', to: '2025-12-31', value: 522.5, source: sources.projects },
    { from: '2026-01-01', to: '2026-12-31', value: 537.13, source: sources.projects },
  ],
}
