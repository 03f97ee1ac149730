import { readFileSync } from 'node:fs'
import path from 'node:path'
import { roundHalfUpToCent } from 'shared-lib/rules/money/cents'
import type { SalaryInput } from '../salary-input'

/** One pay in one table, worked from the published row. Cents. */
interface TableCase {
  readonly table: string
  readonly change: Partial<SalaryInput>
  readonly withholding: number
  readonly working: string
}

// One for each of the 188 tables, worked with exact decimals from the rows of the order, apart from this program:
// period, region, table, situation, invalidity, dependents, pay, withholding, working. With three dependents the rate of
// the work tables is one point lower.
const table = readFileSync(path.join(__dirname, 'table-cases.txt'), 'utf8')

function readCase(line: string): TableCase {
  const [period, region, id = '', situation, invalidity, dependents, pay, withholding, ...working] =
    line.split(/\s+/)
  const pension = ['VIII', 'IX', 'X', 'XI'].includes(id)
  return {
    table: `${period} ${region} ${id}`,
    change: {
      period,
      region,
      employment: pension ? 'pensioner' : 'employed',
      fiscalSituation: situation,
      invalidity,
      dependents: Number(dependents),
      wage: roundHalfUpToCent(Number(pay)),
      rounding: 'cents',
    } as Partial<SalaryInput>,
    withholding: roundHalfUpToCent(Number(withholding)),
    working: working.join(' '),
  }
}

export const tableCases: readonly TableCase[] = table.trim().split('\n').map(readCase)
