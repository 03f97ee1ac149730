import { roundHalfUpToCent } from 'shared-lib/rules/money/cents'
import { formatBriefEuro } from 'shared-lib/rules/money/euro'
import type { WithholdingRow } from '../../data/parameters/payroll/withholding-tables'
import { type PayrollRules, tableName } from './payroll-rules'
import { type Unknown, unknown } from './unknown'

/** The withholding of one payment step by step. Euros, exact: nothing is rounded yet. */
export interface Withholding {
  readonly pay: number
  readonly row: WithholdingRow
  /** Of the row, less the cut for three or more dependents. */
  readonly rate: number
  readonly deduction: number
  readonly forDependents: number
  readonly forArmedForces: number
  /** On the whole pay, never below zero. */
  readonly onWholePay: number
  /** `onWholePay` by euro of pay. */
  readonly effectiveRate: number
  /** Left out by IRS Jovem. */
  readonly exempt: number
  readonly amount: number
}

const rowOf = ({ table }: PayrollRules, pay: number) => table.rows.find(({ upTo }) => pay <= upTo)

const deductionOf = ({ deduction }: WithholdingRow, pay: number): number | undefined =>
  typeof deduction === 'object' ? deduction.rate * deduction.factor * (deduction.limit - pay) : deduction

function dependentsOf({ dependents, perPensionDependent }: PayrollRules, row: WithholdingRow) {
  if (dependents === 0) return 0
  if (perPensionDependent === undefined) return dependents * (row.perDependent ?? 0)
  return typeof perPensionDependent === 'number' ? dependents * perPensionDependent : perPensionDependent
}

function armedForcesOf({ armedForces, table, region, period }: PayrollRules, row: WithholdingRow) {
  if (!armedForces) return 0
  return (
    row.perArmedForcesDisabled ??
    unknown(
      `Não temos a parcela dos deficientes das Forças Armadas na ${tableName(table.id, region, period)}. Pergunta-a a quem te paga.`,
    )
  )
}

function rowUnknown({ table, region, period }: PayrollRules, { upTo }: WithholdingRow): Unknown {
  const line =
    upTo === Number.POSITIVE_INFINITY ? 'mais alta' : `até ${formatBriefEuro(roundHalfUpToCent(upTo))}`
  return unknown(
    `Não temos a parcela a abater da linha ${line} da ${tableName(table.id, region, period)}, e sem ela não há conta. Escolhe outras tabelas.`,
  )
}

/** The exempt part of a payment under IRS Jovem; `used` is what other pay of the month took of the limit. */
export const youthExempt = ({ youth }: PayrollRules, pay: number, used = 0): number =>
  youth ? Math.min(pay * youth.exemptShare, Math.max(0, youth.cap - used)) : 0

/** For most people the month and both subsidies are one amount by the same rules: it is looked up once. */
let last:
  | { readonly pay: number; readonly rules: PayrollRules; readonly outcome: Withholding | Unknown }
  | undefined

/**
 * Withholding of the table from a payment by itself: a month's taxable pay, or a whole holiday or Christmas subsidy.
 * @param pay euros, at least 0.
 */
export function withhold(pay: number, rules: PayrollRules): Withholding | Unknown {
  if (last?.rules !== rules || last.pay !== pay) last = { pay, rules, outcome: lookUp(pay, rules) }
  return last.outcome
}

function lookUp(pay: number, rules: PayrollRules): Withholding | Unknown {
  const row = rowOf(rules, pay)
  if (!row) throw new RangeError(`table ${rules.table.id} has no last row`)
  const deduction = deductionOf(row, pay)
  if (deduction === undefined) return rowUnknown(rules, row)
  const rate = row.rate - rules.rateCut
  const least = pay * rate - deduction - rules.disabledDependents - rules.disabledSpouse
  const forDependents = dependentsOf(rules, row)
  const forArmedForces = armedForcesOf(rules, row)
  // A value that only lowers a withholding of nothing need not be known.
  if (least > 0 && typeof forDependents === 'object') return forDependents
  if (least > 0 && typeof forArmedForces === 'object') return forArmedForces
  const less = (amount: number | Unknown) => (typeof amount === 'number' ? amount : 0)
  const onWholePay = Math.max(0, least - less(forDependents) - less(forArmedForces))
  const effectiveRate = pay > 0 ? onWholePay / pay : 0
  const exempt = youthExempt(rules, pay)
  return {
    pay,
    row,
    rate,
    deduction,
    forDependents: less(forDependents),
    forArmedForces: less(forArmedForces),
    onWholePay,
    effectiveRate,
    exempt,
    amount: exempt > 0 ? effectiveRate * (pay - exempt) : onWholePay,
  }
}
