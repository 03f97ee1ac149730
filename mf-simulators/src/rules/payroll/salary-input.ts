import type { Cents } from 'shared-lib/rules/money/cents'
import { formatNumber } from 'shared-lib/rules/money/format-number'
import { disabledDependent } from '../../data/parameters/payroll/dependent-deductions'
import type { PeriodId, Region } from '../../data/parameters/payroll/withholding-periods'
import type { MaritalStatus } from '../../data/parameters/payroll/withholding-table-choice'
import { withholdingPeriod } from '../../data/parameters/payroll/withholding-tables'
import { valueIn } from './value-in'

export type FiscalSituation = 'single' | 'married1' | 'married2'
type Employment = 'employed' | 'pensioner' | 'military'
export type Duodecimals = 'none' | 'quarter' | 'half' | 'full'
type MealSubsidyType = 'none' | 'money' | 'card' | 'stamps'
type YouthBand = '1' | '2-4' | '5-7' | '8-10'

/**
 * Rounding to whole euros: of each withholding by itself, of the total of the payment, or none (to the cent). The law
 * rounds down without naming which; the tax authority's checked example rounds each.
 */
export type WithholdingRounding = 'each' | 'total' | 'cents'

/** Who is paid what. Money in cents; every amount besides `wage` is of one month, before any deduction. */
export interface SalaryInput {
  readonly period: PeriodId
  readonly region: Region
  readonly employment: Employment
  /** Whether `wage` is a month's pay or a year's, of fourteen payments. */
  readonly context: 'yearly' | 'monthly'
  readonly wage: Cents
  readonly fiscalSituation: FiscalSituation
  readonly dependents: number
  /** How many of the dependents have a disability of 60 % or more. */
  readonly invalidDependents: number
  /** How many times the worker asked the company to count the amount of each of them; 1 without asking. */
  readonly invalidDependentsTimes: number
  /** The spouse has a disability of 60 % or more and no income; counts only with one earner. */
  readonly invalidSpouse: boolean
  /** A disability of 60 % or more, or that of a member of the armed forces. */
  readonly invalidity: 'not_invalid' | 'invalid' | 'military'
  readonly youthIrs: boolean
  readonly youthIrsYear?: YouthBand | undefined
  /** 1 to 10: needed where the years of a band differ, as in 2024. */
  readonly youthIrsExactYear?: number | undefined
  /** Overtime. */
  readonly extraordinaryEarnings: Cents
  /** The part of it for hour 101 of the year and later. */
  readonly extraordinaryFromHour101: Cents
  readonly earningsIrsSs: Cents
  readonly earningsIrs: Cents
  readonly otherExemptEarnings: Cents
  readonly duodecimalSubsidies: Duodecimals
  readonly mealSubsidyType: MealSubsidyType
  readonly mealSubsidyDaily: Cents
  readonly mealSubsidyDays: number
  /** Months of the year with meal allowance: none is due on holidays. */
  readonly mealSubsidyMonths: number
  /** Fractions that take the place of the general rates; without them a soldier's are unknown. */
  readonly workerContribution?: number | undefined
  readonly companyContribution?: number | undefined
  readonly weeklyHours: number
  readonly rounding: WithholdingRounding
}

const statuses: Readonly<Record<FiscalSituation, MaritalStatus>> = {
  single: 'single',
  married1: 'oneEarner',
  married2: 'twoEarners',
}

export const statusOf = ({ fiscalSituation }: SalaryInput): MaritalStatus => statuses[fiscalSituation]

/** First and last year of a band of IRS Jovem. */
export const bandYears: Readonly<Record<YouthBand, readonly [number, number]>> = {
  '1': [1, 1],
  '2-4': [2, 4],
  '5-7': [5, 7],
  '8-10': [8, 10],
}

/** A field by its name in the API, and what is wrong with it. */
interface InputProblem {
  readonly field: string
  readonly message: string
}

/** Inputs that contradict each other, by their names in the API. Every number is in its own range already. */
export function salaryProblems(input: SalaryInput): readonly InputProblem[] {
  const problems: InputProblem[] = []
  const refuse = (field: string, message: string) => problems.push({ field, message })
  if (input.invalidDependents > input.dependents)
    refuse('invalid_dependents', 'Não podem ser mais do que os dependentes')
  const most = valueIn(disabledDependent, withholdingPeriod(input.period))?.mostTimes[statusOf(input)]
  if (most !== undefined && input.invalidDependentsTimes > most)
    refuse('invalid_dependents_times', `A lei deixa multiplicar até ${formatNumber(most)} vezes`)
  if (input.extraordinaryFromHour101 > input.extraordinaryEarnings)
    refuse('extraordinary_from_hour_101', 'Não pode ser mais do que o trabalho suplementar todo')
  if (input.youthIrs && input.youthIrsYear && input.youthIrsExactYear !== undefined) {
    const [first, last] = bandYears[input.youthIrsYear]
    if (input.youthIrsExactYear < first || input.youthIrsExactYear > last)
      refuse('youth_irs_exact_year', 'Este ano não está dentro do escalão de anos que escolheste')
  }
  return problems
}
