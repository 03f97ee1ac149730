import {
  disabledDependent,
  disabledSpouse,
  manyDependents,
  pensionDependent,
} from '../../data/parameters/payroll/dependent-deductions'
import type { Region } from '../../data/parameters/payroll/withholding-periods'
import { tableNumber } from '../../data/parameters/payroll/withholding-table-choice'
import {
  type WithholdingPeriod,
  type WithholdingTable,
  withholdingPeriod,
} from '../../data/parameters/payroll/withholding-tables'
import { type SalaryInput, statusOf } from './salary-input'
import { isUnknown, type Unknown, unknown } from './unknown'
import { valueIn } from './value-in'
import { type YouthRule, youthRule } from './youth-rule'

/** Rules that decide the withholding of one person, whatever the pay. Euros a month. */
export interface PayrollRules {
  readonly period: WithholdingPeriod
  readonly region: Region
  /** The order that approves the table. */
  readonly law: string
  readonly table: WithholdingTable
  readonly dependents: number
  /** Taken off the rate of the row. */
  readonly rateCut: number
  /** For each dependent, where the text of the order sets it instead of the table. Unknown: not read. */
  readonly perPensionDependent?: number | Unknown | undefined
  /** For dependents with a disability, all of them. */
  readonly disabledDependents: number
  readonly disabledSpouse: number
  /** The extra deduction of a disabled member of the armed forces is due. */
  readonly armedForces: boolean
  readonly youth?: YouthRule | undefined
}

const regionNames = { mainland: 'do continente', madeira: 'da Madeira', azores: 'dos Açores' } as const

/** `tabela I da Madeira de outubro a dezembro de 2025`. */
export const tableName = (id: string, region: Region, { label }: WithholdingPeriod): string =>
  `tabela ${id} ${regionNames[region]} ${label}`

function tableOf(input: SalaryInput, period: WithholdingPeriod): WithholdingTable | Unknown {
  const { region, dependents, employment, invalidity } = input
  const pension = employment === 'pensioner'
  const id = tableNumber({
    period: period.id,
    region,
    income: pension ? 'pension' : 'work',
    status: statusOf(input),
    dependents,
    disability: invalidity !== 'not_invalid',
  })
  const table = id === undefined ? undefined : period.regions[region].tables.get(id)
  return (
    table ?? unknown(`Não temos a ${tableName(id ?? 'das pensões', region, period)}. Escolhe outras tabelas.`)
  )
}

function disabledDependentsAmount(input: SalaryInput, period: WithholdingPeriod): number | undefined {
  const { invalidDependents, invalidDependentsTimes, employment } = input
  if (invalidDependents === 0 || employment === 'pensioner') return 0
  const each = valueIn(disabledDependent, period)?.amount[statusOf(input)]
  return each === undefined ? undefined : each * invalidDependents * invalidDependentsTimes
}

const spouseAmount = (input: SalaryInput, period: WithholdingPeriod): number | undefined =>
  input.invalidSpouse && input.fiscalSituation === 'married1' ? valueIn(disabledSpouse, period) : 0

function rateCutOf({ dependents, employment }: SalaryInput, period: WithholdingPeriod): number | undefined {
  if (employment === 'pensioner') return 0
  const rule = valueIn(manyDependents, period)
  return rule && (dependents >= rule.from ? rule.cut : 0)
}

function pensionDependentOf(input: SalaryInput, period: WithholdingPeriod): number | Unknown | undefined {
  if (input.employment !== 'pensioner') return undefined
  const amount = valueIn(pensionDependent, period)?.[statusOf(input)]
  return (
    amount ?? unknown(`Não conhecemos quanto cada dependente abate à retenção das pensões ${period.label}.`)
  )
}

/** Finds the table and the amounts of the orders for a person, or the reason why they are missing. */
export function payrollRules(input: SalaryInput): PayrollRules | Unknown {
  const period = withholdingPeriod(input.period)
  const table = tableOf(input, period)
  if (isUnknown(table)) return table
  const youth = youthRule(input, period)
  if (youth && isUnknown(youth)) return youth
  const disabled = disabledDependentsAmount(input, period)
  const spouse = spouseAmount(input, period)
  const rateCut = rateCutOf(input, period)
  if (disabled === undefined || spouse === undefined || rateCut === undefined)
    return unknown(`Não temos as regras dos dependentes e da deficiência ${period.label}.`)
  return {
    period,
    region: input.region,
    law: period.regions[input.region].law,
    table,
    dependents: input.dependents,
    rateCut,
    perPensionDependent: pensionDependentOf(input, period),
    disabledDependents: disabled,
    disabledSpouse: spouse,
    armedForces: input.employment === 'pensioner' && input.invalidity === 'military',
    youth,
  }
}
