import { contributionRates } from './contributions'
import { type MealSubsidy, mealSubsidy } from './meal-subsidy'
import { monthPayment, type Payment, subsidyPayments } from './payment'
import { type PayrollRules, payrollRules } from './payroll-rules'
import { type Payslip, settle, shareOf, sumPayslips } from './payslip'
import type { SalaryInput } from './salary-input'
import { isUnknown, type Unknown } from './unknown'

export const timeUnits = ['year', 'month', 'halfMonth', 'week', 'day', 'hour'] as const
export type TimeUnit = (typeof timeUnits)[number]

/** Some equal payslips of the year. */
export interface YearPart {
  readonly label: string
  readonly payment: Payment
  readonly payslip: Payslip
  readonly times: number
}

/** A wage computed; every amount by year, month, half month, week, working day and hour. */
export interface NetSalary extends Readonly<Record<TimeUnit, Payslip>> {
  /** Why amounts are missing, one sentence each; empty when everything is known. */
  readonly unknown: readonly string[]
  /** What it was computed from, for the explanation. */
  readonly basis: {
    readonly rules: PayrollRules | Unknown
    readonly month: Payment
    readonly meal: MealSubsidy | undefined
    readonly year: readonly YearPart[]
  }
}

const months = 12
const weeks = 52
const workingDays = 5

const monthsWithMeal = ({ mealSubsidyType, mealSubsidyMonths }: SalaryInput) =>
  mealSubsidyType === 'none' ? months : mealSubsidyMonths

function subsidyLabel({ duodecimalSubsidies }: SalaryInput, { parts }: Payment): string {
  const name = parts.holidaySubsidy === 0 ? 'subsídio de Natal' : 'subsídio de férias'
  return duodecimalSubsidies === 'full' ? `Acerto de cêntimos do ${name}` : `S${name.slice(1)}`
}

function yearParts(input: SalaryInput, rules: PayrollRules | Unknown): readonly YearPart[] {
  const withMeal = monthsWithMeal(input)
  const part = (label: string, payment: Payment, times: number): YearPart => ({
    label,
    payment,
    times,
    payslip: settle(payment, input),
  })
  return [
    part('Mês comum', monthPayment(input, rules, { withMeal: true }), withMeal),
    part('Mês sem subsídio de refeição', monthPayment(input, rules, { withMeal: false }), months - withMeal),
    ...subsidyPayments(input, rules).map((payment) => part(subsidyLabel(input, payment), payment, 1)),
  ]
}

/**
 * Net pay of an ordinary month, and what follows from it: the year adds the subsidies that are not paid in twelfths
 * and leaves the meal allowance out of the months without it; a week is 12/52 of the month (as in the hourly pay of
 * art. 271 of the Código do Trabalho), a day a fifth of the week, an hour the week by its hours.
 */
export function netSalary(input: SalaryInput): NetSalary {
  const rules = payrollRules(input)
  const month = monthPayment(input, rules, { withMeal: true })
  const payslip = settle(month, input)
  const year = yearParts(input, rules)
  const gaps = [
    ...year.filter(({ times }) => times > 0).map(({ payment }) => payment.withheld),
    month.withheld,
    contributionRates(input),
  ].filter(isUnknown)
  return {
    year: sumPayslips(year.map(({ payslip: one, times }) => [one, times])),
    month: payslip,
    halfMonth: shareOf(payslip, 1 / 2),
    week: shareOf(payslip, months / weeks),
    day: shareOf(payslip, months / weeks / workingDays),
    hour: shareOf(payslip, months / weeks / input.weeklyHours),
    unknown: [...new Set(gaps.map(({ unknown }) => unknown))],
    basis: { rules, month, meal: mealSubsidy(input), year },
  }
}
