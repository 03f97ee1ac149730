import { defineCalculator, type Outcome } from 'shared-lib/kit/form/calculator'
import { netSalaryForm } from '../fields/net-salary.form'
import { salaryProblems } from '../rules/payroll/salary-input'
import { type NetSalaryResult, netSalaryResult } from './net-salary.result'
import { netSalaryOutput } from './net-salary.schema'
import { salaryInputOf } from './salary-body'

/** `POST /api/calculators/net-salary`. */
export const netSalaryCalculator = defineCalculator({
  form: netSalaryForm,
  title: 'Net salary',
  description:
    'IRS withholding, social security, net pay and company cost of a wage or pension, by the tables of a period and region. `month` is an ordinary month; `year` is twelve of them by the same tables plus the subsidies not paid in twelfths, with meal allowance in `meal_subsidy_months` of them; half a month, week (12/52 of the month), day (a fifth of the week) and hour (week by `weekly_hours`) follow from the month. Every withholding is rounded down to whole euros by default (`rounding`); `roundings` has the month by every way. What no source shows is missing, with the reason in `unknown`. What only work has (meal allowance, overtime, IRS Jovem, contributions) is not read for pensions.',
  limits: [
    'O IRS do ano: a retenção é um adiantamento, que se acerta na declaração.',
    'Grupos com taxas próprias de Segurança Social: só com as taxas que escreveres.',
    'CGA e ADSE.',
    'Retroativos e Programa Regressar.',
  ],
  output: netSalaryOutput,
  examples: [
    { title: 'A wage of 1,500 € in 2026', input: { wage_raw: 1500 } },
    {
      title: 'Two children, twelfths and a meal card above the limit',
      input: {
        wage_raw: 2000,
        fiscal_situation: 'married1',
        dependents: 2,
        duodecimal_subsidies: 'half',
        meal_subsidy_type: 'card',
        meal_subsidy_daily: 12,
        meal_subsidy_days: 22,
      },
    },
    {
      title: 'IRS Jovem in its third year, with overtime, in Madeira',
      input: {
        wage_raw: 1800,
        region: 'madeira',
        youth_irs: true,
        youth_irs_year: '2-4',
        extraordinary_earnings: 150,
      },
    },
    {
      title: 'A pension with a disability of the armed forces, November 2024',
      input: {
        wage_raw: 2400,
        employment: 'pensioner',
        invalidity: 'military',
        period: '2024-11',
        dependents: 1,
      },
    },
    {
      title: 'A yearly wage',
      input: { wage_raw: 28_000, context: 'yearly', duodecimal_subsidies: 'full' },
    },
    {
      title: 'A row that no source shows: unknown, and why',
      input: { wage_raw: 1000, period: '2025-10', region: 'azores' },
    },
  ],
  calculate(body, today): Outcome<NetSalaryResult> {
    const input = salaryInputOf(body)
    const problems = salaryProblems(input)
    return problems.length > 0 ? { problems } : { result: netSalaryResult(input, today) }
  },
})
