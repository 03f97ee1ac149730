import type { Cents } from 'shared-lib/rules/money/cents'
import type { SalaryInput } from '../payroll/salary-input'

type Contract = 'permanent' | 'fixed_term' | 'self_employed'

/** Offer of one company. Money in cents. */
export interface Offer
  extends Pick<
    SalaryInput,
    'context' | 'wage' | 'mealSubsidyType' | 'mealSubsidyDaily' | 'mealSubsidyDays' | 'mealSubsidyMonths'
  > {
  readonly contract: Contract
  /** Value of a car, and of everything else, to the person in a month, by the person's own word. */
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
