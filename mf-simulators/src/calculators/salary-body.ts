import type { InputOf } from 'shared-lib/kit/form/form'
import { cents } from 'shared-lib/rules/money/cents'
import type { netSalaryForm } from '../fields/net-salary.form'
import type { wagesForm } from '../fields/wages.form'
import type { SalaryInput } from '../rules/payroll/salary-input'
import type { Person } from '../rules/wages/offer'

const nothing = cents(0)

type NetSalaryBody = InputOf<typeof netSalaryForm.fields>

/** Whom a salary is paid to, and by which tables: the same questions of a net salary and of two offers. */
type PersonBody = Pick<NetSalaryBody, keyof NetSalaryBody & keyof InputOf<typeof wagesForm.fields>>

export const personOf = (body: PersonBody): Person => ({
  period: body.period,
  region: body.region,
  fiscalSituation: body.fiscal_situation,
  dependents: body.dependents,
  invalidDependents: body.invalid_dependents,
  invalidDependentsTimes: body.invalid_dependents_times ?? 1,
  invalidSpouse: body.invalid_spouse ?? false,
  invalidity: body.invalidity,
  youthIrs: body.youth_irs ?? false,
  youthIrsYear: body.youth_irs_year,
  youthIrsExactYear: body.youth_irs_exact_year,
  rounding: body.rounding,
})

/**
 * The names of the API → those of the rules. A missing input counts as nothing. Every name is written out: a literal is
 * copied fast, and a comparison of periods and regions copies it a dozen times.
 */
export const salaryInputOf = (body: NetSalaryBody): SalaryInput => ({
  period: body.period,
  region: body.region,
  fiscalSituation: body.fiscal_situation,
  dependents: body.dependents,
  invalidDependents: body.invalid_dependents,
  invalidDependentsTimes: body.invalid_dependents_times ?? 1,
  invalidSpouse: body.invalid_spouse ?? false,
  invalidity: body.invalidity,
  youthIrs: body.youth_irs ?? false,
  youthIrsYear: body.youth_irs_year,
  youthIrsExactYear: body.youth_irs_exact_year,
  rounding: body.rounding,
  employment: body.employment,
  context: body.context,
  wage: body.wage_raw,
  extraordinaryEarnings: body.extraordinary_earnings ?? nothing,
  extraordinaryFromHour101: body.extraordinary_from_hour_101 ?? nothing,
  earningsIrsSs: body.earnings_irs_ss ?? nothing,
  earningsIrs: body.earnings_irs,
  otherExemptEarnings: body.other_exempt_earnings,
  duodecimalSubsidies: body.duodecimal_subsidies,
  mealSubsidyType: body.meal_subsidy_type ?? 'none',
  mealSubsidyDaily: body.meal_subsidy_daily ?? nothing,
  mealSubsidyDays: body.meal_subsidy_days ?? 0,
  mealSubsidyMonths: body.meal_subsidy_months ?? 12,
  workerContribution: body.worker_contribution,
  companyContribution: body.company_contribution,
  weeklyHours: body.weekly_hours,
})
