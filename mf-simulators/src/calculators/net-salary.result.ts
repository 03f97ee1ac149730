import type { IsoDate } from 'shared-lib/dates/iso-date'
import { explainNetSalary } from '../domain/payroll/explain-net-salary'
import { type NetSalary, netSalary } from '../domain/payroll/net-salary'
import { pastTables } from '../domain/payroll/past-tables'
import { byRounding } from '../domain/payroll/payslip'
import type { SalaryInput } from '../domain/payroll/salary-input'
import { salaryNotes } from '../domain/payroll/salary-notes'
import { isUnknown } from '../domain/payroll/unknown'
import { marginalEuro, oneMoreDependent, otherRegions, throughPeriods } from '../domain/payroll/what-if'
import { tableTitles } from '../parameters/payroll/withholding-table-choice'
import { withholdingPeriod } from '../parameters/payroll/withholding-tables'

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
