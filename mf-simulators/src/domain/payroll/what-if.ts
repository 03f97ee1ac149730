import { type Cents, cents } from 'shared-lib/money/cents'
import { type PeriodId, type Region, regions } from '../../parameters/payroll/withholding-periods'
import { withholdingPeriods } from '../../parameters/payroll/withholding-tables'
import { type NetSalary, netSalary } from './net-salary'
import type { SalaryInput } from './salary-input'
import { subsidyKinds } from './subsidies'

const less = (one: Cents | undefined, other: Cents | undefined): Cents | undefined =>
  one === undefined || other === undefined ? undefined : cents(one - other)

/** What becomes of one more euro of monthly wage. Cents of the month; missing where it is not known. */
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
export function marginalEuro(input: SalaryInput): MarginalEuro {
  const exact: SalaryInput = { ...input, rounding: 'cents' }
  const step = input.context === 'yearly' ? cents(oneEuro * paymentsOfYear) : oneEuro
  const before = netSalary(exact).month
  const after = netSalary({ ...exact, wage: cents(input.wage + step) }).month
  return {
    gross: cents(after.gross - before.gross),
    withholding: less(after.withholding, before.withholding),
    socialSecurity: less(after.socialSecurity, before.socialSecurity),
    net: less(after.net, before.net),
    companyCost: less(after.companyCost, before.companyCost),
  }
}

/** The same wage with one thing changed. Cents; missing where it is not known, with the reasons. */
export interface WhatIf {
  readonly netMonth?: Cents | undefined
  readonly netYear?: Cents | undefined
  readonly withholding?: Cents | undefined
  /** Against the wage as given. */
  readonly netMonthDifference?: Cents | undefined
  readonly unknown: readonly string[]
}

function whatIf(input: SalaryInput, now: NetSalary): WhatIf {
  const then = netSalary(input)
  return {
    netMonth: then.month.net,
    netYear: then.year.net,
    withholding: then.month.withholding,
    netMonthDifference: less(then.month.net, now.month.net),
    unknown: then.unknown,
  }
}

/** One dependent more, without a disability. */
export const oneMoreDependent = (input: SalaryInput, now = netSalary(input)): WhatIf =>
  whatIf({ ...input, dependents: input.dependents + 1 }, now)

/** The other two regions. */
export const otherRegions = (
  input: SalaryInput,
  now = netSalary(input),
): readonly (WhatIf & { readonly region: Region })[] =>
  regions
    .filter((region) => region !== input.region)
    .map((region) => ({ region, ...whatIf({ ...input, region }, now) }))

export interface RibbonStep extends WhatIf {
  readonly period: PeriodId
  readonly from: string
  readonly to: string
  readonly label: string
}

/** The same pay through every withholding period, oldest first; meal limits and IRS Jovem are those of each year. */
export const throughPeriods = (input: SalaryInput, now = netSalary(input)): readonly RibbonStep[] =>
  withholdingPeriods.map(({ id, from, to, label }) => ({
    period: id,
    from,
    to,
    label,
    ...whatIf({ ...input, period: id }, now),
  }))
