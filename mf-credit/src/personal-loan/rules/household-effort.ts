import type { Effort } from 'shared-lib/rules/credit/effort'
import { ageOn } from 'shared-lib/rules/dates/calendar'
import type { IsoDate } from 'shared-lib/rules/dates/iso-date'
import { type Cents, cents, sumCents } from 'shared-lib/rules/money/cents'
import type { PersonalLoanAnswers } from '../fields'
import { loanAtTaeg } from './at-taeg'
import { type Household, loanEffort, shortestTerm } from './effort'
import type { LoanRequest } from './loan-request'
import type { Mark } from './outlook'

/** Whether a loan at one TAEG fits an income, and the shortest term that does. */
export interface EffortAt {
  readonly taeg: number
  readonly instalment: Cents
  readonly effort: Effort
  /** Months; missing where none up to the longest term fits. */
  readonly shortest?: number
}

/** The older person, whose age and employment count for the years after 70. */
function oldestOf(answers: PersonalLoanAnswers, on: IsoDate) {
  const people = [
    { born: answers.dateOfBirth, status: answers.employmentStatus },
    { born: answers.dateOfBirthSecond, status: answers.employmentStatusSecond },
  ].flatMap(({ born, status }) => (born ? [{ age: ageOn(born, on), status }] : []))
  return people.toSorted((one, other) => other.age - one.age)[0]
}

/** Income and debts of the household; `undefined` until they are answered. */
export function householdOf(answers: PersonalLoanAnswers, on: IsoDate): Household | undefined {
  const { monthlyIncomeFirst, monthlyIncomeSecond, monthlyExpensesFirst, monthlyExpensesSecond } = answers
  if (monthlyIncomeFirst === undefined || monthlyExpensesFirst === undefined) return undefined
  const oldest = oldestOf(answers, on)
  return {
    income: sumCents(monthlyIncomeFirst, monthlyIncomeSecond ?? cents(0)),
    otherInstalments: sumCents(monthlyExpensesFirst, monthlyExpensesSecond ?? cents(0)),
    age: oldest?.age,
    isRetired: oldest?.status === 'retired',
  }
}

/** The loan of a mark against the household. `undefined` where the limit of the day is not known. */
export function effortAt(
  request: LoanRequest,
  { taeg, tan }: Pick<Mark, 'taeg' | 'tan'>,
  household: Household,
  on: IsoDate,
): EffortAt | undefined {
  const { amount, months, longest } = request
  const effort = loanEffort({ amount, months, tan, rateType: 'fixed', on }, household)
  if (!effort) return undefined
  const over = (term: number) => loanAtTaeg({ amount, months: term, taeg, on })?.instalment
  const shortest = shortestTerm(over, effort.maxInstalment, longest ?? months)
  return {
    taeg,
    effort,
    instalment: over(months) ?? cents(0),
    ...(shortest !== undefined && { shortest }),
  }
}
