import type { Parameter } from 'shared-lib/rules/dated/dated-parameter'
import * as sources from './sources'

/** Euros a working day that bear neither IRS nor contributions. */
interface MealLimits {
  readonly money: number
  /** Cards and meal stamps (vales). */
  readonly card: number
}

export const mealLimits: Parameter<MealLimits> = {
  id: 'payroll.meal-allowance',
  unit: 'eur/day',
  law: 'CIRS, art. 2.º, n.º 3, al. b), 2)',
  confidence: 'A',
  reviewed: '2026-11-21',
  reviewBy: '2027-01-31',
  note: 'Card: 60 % above money in 2024, 70 % since 2025. In 2026, 6,15 × 1,7 = 10,455, which calculators show and use as 10,46 and the press writes as 10,455.',
  values: [
    {
      from: '2024-01-01',
      to: '2024-12-31',
      value: { money: 6, card: 9.6 },
      source: sources.projects,
    },
    {
      from: '2025-01-01',
      to: '2025-12-31',
      value: { money: 6, card: 10.2 },
      source: sources.projects,
    },
    {
      from: '2026-01-01',
      to: '2026-12-31',
      value: { money: 6.15, card: 10.46 },
      source: sources.projects,
    },
  ],
}
