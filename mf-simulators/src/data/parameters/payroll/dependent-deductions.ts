import { parameter } from 'shared-lib/rules/dated/dated-parameter'
import data from './dependent-deductions.json'
import type { MaritalStatus } from './withholding-table-choice'

type ByStatus = Readonly<Record<MaritalStatus, number>>

interface DisabledDependent {
  readonly amount: ByStatus
  /** Up to how many times the amount the worker may ask the company to count. */
  readonly mostTimes: ByStatus
}

/** Added to the deduction of the work tables for each dependent with a disability of 60 % or more, euros a month. */
export const disabledDependent = parameter<DisabledDependent>(data.disabledDependent)

/** Added for a spouse with a disability of 60 % or more and without income, only with one earner; euros a month. */
export const disabledSpouse = parameter(data.disabledSpouse)

/** Pension tables have no column for dependents: the text of the order adds this to the deduction, euros a month each. */
export const pensionDependent = parameter<ByStatus>(data.pensionDependent)

/** With `from` dependents or more the rate of the row falls by `cut`; formulas and deductions keep the full rate. */
export const manyDependents = parameter<{ readonly from: number; readonly cut: number }>(data.manyDependents)
