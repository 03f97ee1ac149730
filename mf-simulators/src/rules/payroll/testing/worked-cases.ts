import type { SalaryInput } from '../salary-input'
import cases from './worked-cases.json'

/** A month worked by hand from the law. */
interface WorkedSalary {
  readonly name: string
  /** Money in cents. */
  readonly change: Partial<SalaryInput>
  /** Euros withheld in the month. */
  readonly withholding: number
  readonly working: string
}

// Each worked by hand from the tables of the order named in `withholding-….json`.
export const workedCases = cases as unknown as readonly WorkedSalary[]
