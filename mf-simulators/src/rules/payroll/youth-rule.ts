import { ias as iasParameter } from '../../data/parameters/payroll/ias'
import type { WithholdingPeriod } from '../../data/parameters/payroll/withholding-tables'
import { type YouthYear, youthIrs, youthPayments } from '../../data/parameters/payroll/youth-irs'
import { bandYears, type SalaryInput } from './salary-input'
import { type Unknown, unknown } from './unknown'
import { valueIn } from './value-in'

/** IRS Jovem of one worker: the exempt share of every payment and its limit in one payment, euros. */
export interface YouthRule extends YouthYear {
  readonly cap: number
  readonly ias: number
  readonly payments: number
}

const noExemption: YouthYear = { exemptShare: 0, capTimesIas: 0 }

const yearsOf = ({ youthIrsYear, youthIrsExactYear }: SalaryInput): readonly [number, number] =>
  youthIrsExactYear === undefined ? bandYears[youthIrsYear ?? '1'] : [youthIrsExactYear, youthIrsExactYear]

/** Undefined for people without it: it is for income from work. */
export function youthRule(input: SalaryInput, period: WithholdingPeriod): YouthRule | Unknown | undefined {
  if (!input.youthIrs || input.employment === 'pensioner') return undefined
  const regime = valueIn(youthIrs, period)
  const ias = valueIn(iasParameter, period)
  const payments = valueIn(youthPayments, period)
  if (!regime || ias === undefined || payments === undefined)
    return unknown(`Não temos as regras do IRS Jovem ${period.label}.`)
  const [first, last] = yearsOf(input)
  const { exemptShare, capTimesIas } = regime[first - 1] ?? noExemption
  for (let year = first + 1; year <= last; year++)
    if ((regime[year - 1] ?? noExemption).exemptShare !== exemptShare)
      return unknown(
        `No IRS Jovem ${period.label}, os anos ${input.youthIrsYear} não têm todos a mesma isenção: indica o ano exato.`,
      )
  return { exemptShare, capTimesIas, ias, payments, cap: (capTimesIas * ias) / payments }
}
