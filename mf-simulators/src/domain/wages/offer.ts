import type { Cents } from 'shared-lib/money/cents'
import type { SalaryInput } from '../payroll/salary-input'

export type Contract = 'permanent' | 'fixed_term' | 'self_employed'

/** What one company offers. Money in cents. */
export interface Offer
  extends Pick<
    SalaryInput,
    'context' | 'wage' | 'mealSubsidyType' | 'mealSubsidyDaily' | 'mealSubsidyDays' | 'mealSubsidyMonths'
  > {
  readonly contract: Contract
  /** What a car, and everything else, is worth to the person in a month, as the person says. */
  readonly car: Cents
  readonly otherBenefits: Cents
  /** Self-employed: the first twelve months of activity, without contributions. */
  readonly firstYear: boolean
}

/** Who compares: the same person in both. */
export type Person = Pick<
  SalaryInput,
  | 'period'
  | 'region'
  | 'fiscalSituation'
  | 'dependents'
  | 'invalidDependents'
  | 'invalidDependentsTimes'
  | 'invalidSpouse'
  | 'invalidity'
  | 'youthIrs'
  | 'youthIrsYear'
  | 'youthIrsExactYear'
  | 'rounding'
>

export interface WagesInput {
  readonly person: Person
  readonly first: Offer
  readonly second: Offer
}
