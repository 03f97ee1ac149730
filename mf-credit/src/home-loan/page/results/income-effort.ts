import { type Effort, effortOf } from 'shared-lib/rules/credit/effort'
import { cents, timesCents } from 'shared-lib/rules/money/cents'
import type { HomeLoanAnswers } from '../../fields'
import type { HomeLoanFound } from './home-loan.load'

/** Months of pay in a year where holiday and Christmas pay come on top. */
const paidMonths = 14

/** The effort of a loan for what its holders earn; undefined without an income, or where the limit is not known. */
export function incomeEffort(data: HomeLoanFound, answers: HomeLoanAnswers): Effort | undefined {
  const { netMonthlyIncome, hasDuodecimals, otherInstalments, employmentStatus } = answers
  const { rates } = data.loan
  if (!netMonthlyIncome || !rates) return undefined
  return effortOf(data.compared.amount, rates, {
    on: data.compared.on,
    income: hasDuodecimals === 'no' ? timesCents(netMonthlyIncome, paidMonths / 12) : netMonthlyIncome,
    otherInstalments: otherInstalments ?? cents(0),
    age: data.input.age,
    isRetired: employmentStatus === 'retired',
  })
}
