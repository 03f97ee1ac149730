import { cents } from 'shared-lib/rules/money/cents'
import type { SalaryInput } from '../salary-input'

/** A worker of mainland Portugal on 1.500 € a month in 2026, not married, nothing else; for tests. */
export const worker = (change: Partial<SalaryInput> = {}): SalaryInput => ({
  period: '2026-01',
  region: 'mainland',
  employment: 'employed',
  context: 'monthly',
  wage: cents(150_000),
  fiscalSituation: 'single',
  dependents: 0,
  invalidDependents: 0,
  invalidDependentsTimes: 1,
  invalidSpouse: false,
  invalidity: 'not_invalid',
  youthIrs: false,
  extraordinaryEarnings: cents(0),
  extraordinaryFromHour101: cents(0),
  earningsIrsSs: cents(0),
  earningsIrs: cents(0),
  otherExemptEarnings: cents(0),
  duodecimalSubsidies: 'none',
  mealSubsidyType: 'none',
  mealSubsidyDaily: cents(0),
  mealSubsidyDays: 22,
  mealSubsidyMonths: 11,
  weeklyHours: 40,
  rounding: 'each',
  ...change,
})
