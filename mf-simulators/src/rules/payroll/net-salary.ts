import { type Cents, cents } from 'shared-lib/rules/money/cents'
import { contributionRates } from './contributions'
import { type MealSubsidy, mealSubsidy } from './meal-subsidy'
import { monthPayment, type Payment, subsidyPayments } from './payment'
import { type PayrollRules, payrollRules } from './payroll-rules'
import { netOf, type Payslip, settle, shareOf, sumPayslips } from './payslip'
import type { SalaryInput } from './salary-input'
import { type Subsidy, subsidiesOf } from './subsidies'
import { isUnknown, type Unknown } from './unknown'

export const timeUnits = ['year', 'month', 'halfMonth', 'week', 'day', 'hour'] as const
type TimeUnit = (typeof timeUnits)[number]

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
  /** Basis of the computation, for the explanation. */
  readonly basis: {
    readonly rules: PayrollRules | Unknown
    readonly month: Payment
    readonly meal: MealSubsidy | undefined
    readonly subsidies: readonly Subsidy[]
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

/** Rules looked up once for all the payslips of a year. */
interface Found {
  readonly rules: PayrollRules | Unknown
  readonly rates: ReturnType<typeof contributionRates>
  readonly subsidies: readonly Subsidy[]
  /** An ordinary month. */
  readonly month: Payment
}

function foundFor(input: SalaryInput, subsidies = subsidiesOf(input)): Found {
  const rules = payrollRules(input)
  const month = monthPayment(input, rules, { withMeal: true }, subsidies)
  return { rules, subsidies, month, rates: contributionRates(input) }
}

/** A month in which the meal allowance is not paid. */
const withoutMeal = (input: SalaryInput, { rules, subsidies }: Found) =>
  monthPayment(input, rules, { withMeal: false }, subsidies)

/** The payslips of the year; a kind that no month has is left out. */
function yearParts(input: SalaryInput, found: Found, ordinary: Payslip): readonly YearPart[] {
  const times = monthsWithMeal(input)
  const part = (label: string, payment: Payment, times: number): YearPart => ({
    label,
    payment,
    times,
    payslip: payment === found.month ? ordinary : settle(payment, input, found.rates),
  })
  return [
    ...(times > 0 ? [part('Mês comum', found.month, times)] : []),
    ...(times < months
      ? [part('Mês sem subsídio de refeição', withoutMeal(input, found), months - times)]
      : []),
    ...subsidyPayments(found.subsidies, found.rules).map((payment) =>
      part(subsidyLabel(input, payment), payment, 1),
    ),
  ]
}

const noGaps: readonly string[] = []
const isKnown = ({ withheld }: Payment) => !isUnknown(withheld)

/** Why amounts of these payments are missing, each reason once. */
function gapsOf({ rates, month }: Found, year: readonly Payment[]): readonly string[] {
  if (year.every(isKnown) && isKnown(month) && !isUnknown(rates)) return noGaps
  const gaps = [...year.map(({ withheld }) => withheld), month.withheld, rates].filter(isUnknown)
  return [...new Set(gaps.map(({ unknown }) => unknown))]
}

/** An ordinary month and the year of it. */
export function monthAndYear(input: SalaryInput): MonthAndYear {
  const found = foundFor(input)
  const month = settle(found.month, input, found.rates)
  const year = yearParts(input, found, month)
  return {
    month,
    year: sumPayslips(year.map(({ payslip, times }) => [payslip, times])),
    unknown: gapsOf(
      found,
      year.map(({ payment }) => payment),
    ),
    basis: {
      rules: found.rules,
      month: found.month,
      meal: mealSubsidy(input),
      subsidies: found.subsidies,
      year,
    },
  }
}

/** Net pay for comparisons: of an ordinary month and of the year, and the withholding. */
export interface NetPay {
  readonly netMonth: Cents | undefined
  readonly netYear: Cents | undefined
  readonly withholding: Cents | undefined
  readonly unknown: readonly string[]
}

/**
 * The same amounts as `monthAndYear`, without a payslip.
 * @param subsidies of the same wage and twelfths, where they are at hand.
 */
export function netPay(input: SalaryInput, subsidies?: readonly Subsidy[]): NetPay {
  const found = foundFor(input, subsidies)
  const times = monthsWithMeal(input)
  const { net, withholding } = netOf(found.month, input.rounding, found.rates)
  const amount = (payment: Payment) => netOf(payment, input.rounding, found.rates).net ?? Number.NaN
  const others = subsidyPayments(found.subsidies, found.rules)
  let sum = times > 0 ? (net ?? Number.NaN) * times : 0
  for (const payment of others) sum += amount(payment)
  if (times < months) {
    const payment = withoutMeal(input, found)
    others.push(payment)
    sum += amount(payment) * (months - times)
  }
  return {
    netMonth: net,
    netYear: Number.isNaN(sum) ? undefined : cents(sum),
    withholding,
    unknown: gapsOf(found, others),
  }
}

/** Net pay of an ordinary month alone, for callers that need nothing else. */
export const ordinaryMonth = (input: SalaryInput, rules = payrollRules(input)): Payslip =>
  settle(monthPayment(input, rules, { withMeal: true }), input, contributionRates(input))

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
