import { type Cents, cents, lessCents } from 'shared-lib/rules/money/cents'
import { type PeriodId, type Region, regions } from '../../data/parameters/payroll/withholding-periods'
import { withholdingPeriods } from '../../data/parameters/payroll/withholding-tables'
import { contributionRates } from './contributions'
import { type MonthAndYear, monthAndYear, type NetPay, netPay, ordinaryMonth } from './net-salary'
import { settle } from './payslip'
import type { SalaryInput } from './salary-input'
import { subsidyKinds } from './subsidies'

/** Shares of one more euro of monthly wage. Cents of the month; missing where it is not known. */
export interface MarginalEuro {
  readonly gross: Cents
  readonly withholding?: Cents | undefined
  readonly socialSecurity?: Cents | undefined
  readonly net?: Cents | undefined
  readonly companyCost?: Cents | undefined
}

const oneEuro = cents(100)
const paymentsOfYear = 12 + subsidyKinds.length

/** Withholdings are taken to the cent here: rounded to whole euros, one euro would show nothing or too much. */
export function marginalEuro(
  input: SalaryInput,
  { basis }: MonthAndYear = monthAndYear(input),
): MarginalEuro {
  const exact: SalaryInput = { ...input, rounding: 'cents' }
  const step = input.context === 'yearly' ? cents(oneEuro * paymentsOfYear) : oneEuro
  const before = settle(basis.month, exact, contributionRates(input))
  const after = ordinaryMonth({ ...exact, wage: cents(input.wage + step) }, basis.rules)
  return {
    gross: cents(after.gross - before.gross),
    withholding: lessCents(after.withholding, before.withholding),
    socialSecurity: lessCents(after.socialSecurity, before.socialSecurity),
    net: lessCents(after.net, before.net),
    companyCost: lessCents(after.companyCost, before.companyCost),
  }
}

/** The same wage with one thing changed, which neither subsidy depends on. Cents; missing where it is not known, with the reasons. */
export interface WhatIf {
  readonly netMonth?: Cents | undefined
  readonly netYear?: Cents | undefined
  readonly withholding?: Cents | undefined
  /** Against the wage as given. */
  readonly netMonthDifference?: Cents | undefined
  readonly unknown: readonly string[]
}

function whatIf(input: SalaryInput, now: MonthAndYear): WhatIf {
  const { netMonth, netYear, withholding, unknown } = netPay(input, now.basis.subsidies)
  return { netMonth, netYear, withholding, netMonthDifference: lessCents(netMonth, now.month.net), unknown }
}

const asItIs = ({ month, year, unknown }: MonthAndYear): NetPay => ({
  netMonth: month.net,
  netYear: year.net,
  withholding: month.withholding,
  unknown,
})

/** One dependent more, without a disability. */
export const oneMoreDependent = (input: SalaryInput, now: MonthAndYear = monthAndYear(input)): WhatIf =>
  whatIf({ ...input, dependents: input.dependents + 1 }, now)

/** The other two regions. */
export const otherRegions = (
  input: SalaryInput,
  now: MonthAndYear = monthAndYear(input),
): readonly (WhatIf & { readonly region: Region })[] =>
  regions
    .filter((region) => region !== input.region)
    .map((region) => {
      const { netMonth, netYear, withholding, netMonthDifference, unknown } = whatIf(
        { ...input, region },
        now,
      )
      return { region, netMonth, netYear, withholding, netMonthDifference, unknown }
    })

export interface RibbonStep extends WhatIf {
  readonly period: PeriodId
  readonly from: string
  readonly to: string
  readonly label: string
}

/** The same pay through every withholding period, oldest first; meal limits and IRS Jovem are those of each year. */
export const throughPeriods = (
  input: SalaryInput,
  now: MonthAndYear = monthAndYear(input),
): readonly RibbonStep[] =>
  withholdingPeriods.map(({ id, from, to, label }) => {
    const step = id === input.period ? asItIs(now) : netPay({ ...input, period: id }, now.basis.subsidies)
    const { netMonth, netYear, withholding, unknown } = step
    const netMonthDifference = lessCents(netMonth, now.month.net)
    return { period: id, from, to, label, netMonth, netYear, withholding, netMonthDifference, unknown }
  })
