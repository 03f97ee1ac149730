import { type Cents, cents } from 'shared-lib/money/cents'
import { contributionRates } from './contributions'
import { type MealSubsidy, mealSubsidy } from './meal-subsidy'
import { monthPayment, type Payment, subsidyPayments } from './payment'
import { type PayrollRules, payrollRules } from './payroll-rules'
import { type Payslip, settle, shareOf, sumPayslips } from './payslip'
import type { SalaryInput } from './salary-input'
import { type Subsidy, subsidiesOf } from './subsidies'
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

/** A month and a year of a wage: what one that is only compared needs. */
export interface MonthAndYear {
  readonly month: Payslip
  readonly year: Payslip
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

/** A wage computed; every amount by year, month, half month, week, working day and hour. */
export type NetSalary = MonthAndYear & Readonly<Record<TimeUnit, Payslip>>

const months = 12
const weeks = 52
const workingDays = 5

const monthsWithMeal = ({ mealSubsidyType, mealSubsidyMonths }: SalaryInput) =>
  mealSubsidyType === 'none' ? months : mealSubsidyMonths

function subsidyLabel({ duodecimalSubsidies }: SalaryInput, { parts }: Payment): string {
  const name = parts.holidaySubsidy === 0 ? 'subsídio de Natal' : 'subsídio de férias'
  return duodecimalSubsidies === 'full' ? `Acerto de cêntimos do ${name}` : `S${name.slice(1)}`
}

/** What is looked up once for all the payslips of a year. */
interface Found {
  readonly rules: PayrollRules | Unknown
  readonly rates: ReturnType<typeof contributionRates>
  readonly subsidies: readonly Subsidy[]
}

/** The payslips of the year; a kind that no month has is left out. */
function yearParts(
  input: SalaryInput,
  { rules, rates, subsidies }: Found,
  month: YearPart,
): readonly YearPart[] {
  const part = (label: string, payment: Payment, times: number): YearPart => ({
    label,
    payment,
    times,
    payslip: settle(payment, input, rates),
  })
  const without = months - month.times
  return [
    ...(month.times > 0 ? [month] : []),
    ...(without > 0
      ? [
          part(
            'Mês sem subsídio de refeição',
            monthPayment(input, rules, { withMeal: false }, subsidies),
            without,
          ),
        ]
      : []),
    ...subsidyPayments(subsidies, rules).map((payment) => part(subsidyLabel(input, payment), payment, 1)),
  ]
}

function foundFor(input: SalaryInput) {
  const found = { rules: payrollRules(input), rates: contributionRates(input), subsidies: subsidiesOf(input) }
  const payment = monthPayment(input, found.rules, { withMeal: true }, found.subsidies)
  const payslip = settle(payment, input, found.rates)
  const month: YearPart = { label: 'Mês comum', payment, payslip, times: monthsWithMeal(input) }
  return { found, month, year: yearParts(input, found, month) }
}

const noGaps: readonly string[] = []

/** Why amounts of these payslips are missing, each reason once. */
function gapsOf({ rates }: Found, month: YearPart, year: readonly YearPart[]): readonly string[] {
  const gaps = [...year.map(({ payment }) => payment.withheld), month.payment.withheld, rates].filter(
    isUnknown,
  )
  return gaps.length === 0 ? noGaps : [...new Set(gaps.map(({ unknown }) => unknown))]
}

/** An ordinary month and the year of it. */
export function monthAndYear(input: SalaryInput): MonthAndYear {
  const { found, month, year } = foundFor(input)
  return {
    month: month.payslip,
    year: sumPayslips(year.map(({ payslip, times }) => [payslip, times])),
    unknown: gapsOf(found, month, year),
    basis: { rules: found.rules, month: month.payment, meal: mealSubsidy(input), year },
  }
}

/** What reaches the account, for who compares: the net of an ordinary month and of the year, and the withholding. */
export interface NetPay {
  readonly netMonth: Cents | undefined
  readonly netYear: Cents | undefined
  readonly withholding: Cents | undefined
  readonly unknown: readonly string[]
}

/** The same amounts as `monthAndYear`, without the payslip of the year. */
export function netPay(input: SalaryInput): NetPay {
  const { found, month, year } = foundFor(input)
  let sum = 0
  for (const { payslip, times } of year) sum += (payslip.net ?? Number.NaN) * times
  const { net, withholding } = month.payslip
  return {
    netMonth: net,
    netYear: Number.isNaN(sum) ? undefined : cents(sum),
    withholding,
    unknown: gapsOf(found, month, year),
  }
}

/** Net pay of an ordinary month alone, for who asks nothing else. */
export const ordinaryMonth = (input: SalaryInput): Payslip =>
  settle(monthPayment(input, payrollRules(input), { withMeal: true }), input)

/**
 * Net pay of an ordinary month, and what follows from it: the year adds the subsidies that are not paid in twelfths
 * and leaves the meal allowance out of the months without it; a week is 12/52 of the month (as in the hourly pay of
 * art. 271 of the Código do Trabalho), a day a fifth of the week, an hour the week by its hours.
 */
export function netSalary(input: SalaryInput): NetSalary {
  const { month, year, unknown, basis } = monthAndYear(input)
  return {
    year,
    month,
    halfMonth: shareOf(month, 1 / 2),
    week: shareOf(month, months / weeks),
    day: shareOf(month, months / weeks / workingDays),
    hour: shareOf(month, months / weeks / input.weeklyHours),
    unknown,
    basis,
  }
}
