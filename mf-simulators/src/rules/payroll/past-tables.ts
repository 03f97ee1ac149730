import { formatDatePt } from 'shared-lib/rules/dates/format-date'
import { type IsoDate, toIsoDate } from 'shared-lib/rules/dates/iso-date'
import type { PeriodId } from '../../data/parameters/payroll/withholding-periods'
import { withholdingPeriods } from '../../data/parameters/payroll/withholding-tables'

/** Warning when the newest tables held have ended: a visitor who chose an older period knows it, others cannot. */
export function pastTables(period: PeriodId, today: IsoDate): string | undefined {
  const newest = withholdingPeriods.at(-1)
  if (!newest || period !== newest.id || today <= newest.to) return undefined
  return `Estas tabelas valeram até ${formatDatePt(toIsoDate(newest.to))} e ainda não temos as seguintes: o teu próximo recibo pode ter outra retenção.`
}
