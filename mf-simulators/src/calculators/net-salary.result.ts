import type { IsoDate } from 'shared-lib/rules/dates/iso-date'
import { tableTitles } from '../data/parameters/payroll/withholding-table-choice'
import { withholdingPeriod } from '../data/parameters/payroll/withholding-tables'
import { explainNetSalary } from '../rules/payroll/explain-net-salary'
import { type NetSalary, netSalary } from '../rules/payroll/net-salary'
import { pastTables } from '../rules/payroll/past-tables'
import { byRounding } from '../rules/payroll/payslip'
import type { SalaryInput } from '../rules/payroll/salary-input'
import { salaryNotes } from '../rules/payroll/salary-notes'
import { isUnknown } from '../rules/payroll/unknown'
import { marginalEuro, oneMoreDependent, otherRegions, throughPeriods } from '../rules/payroll/what-if'

function tableUsed({ basis: { rules } }: NetSalary) {
  if (isUnknown(rules)) return undefined
  const { table, law } = rules
  return { id: table.id, title: tableTitles[table.id] ?? '', law, checked: table.checked }
}

/** The look-up of the month's wage. */
const ofWage = ({ basis: { month } }: NetSalary) =>
  isUnknown(month.withheld) ? undefined : month.withheld.find(({ kind }) => kind === 'wage')?.from

/** Everything that the calculator answers. */
export function netSalaryResult(input: SalaryInput, today: IsoDate) {
  const salary = netSalary(input)
  const { id, from, to, label } = withholdingPeriod(input.period)
  const { year, month, halfMonth, week, day, hour } = salary
  const looked = ofWage(salary)
  return {
    period: { id, from, to, label },
    pastTables: pastTables(input.period, today),
    table: tableUsed(salary),
    effectiveRate: looked?.effectiveRate,
    tableRate: looked?.rate,
    year,
    month,
    halfMonth,
    week,
    day,
    hour,
    roundings: byRounding(salary.basis.month, input),
    marginalEuro: marginalEuro(input, salary),
    oneMoreDependent: oneMoreDependent(input, salary),
    otherRegions: otherRegions(input, salary),
    ribbon: throughPeriods(input, salary),
    unknown: salary.unknown,
    notes: salaryNotes(input, salary),
    figures: explainNetSalary(input, salary),
  }
}

export type NetSalaryResult = ReturnType<typeof netSalaryResult>
