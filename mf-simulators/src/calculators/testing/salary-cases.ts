import type { Fields } from 'shared-lib/form/form'
import { toJson } from 'shared-lib/form/form-json'
import type { SalaryInput } from '../../domain/payroll/salary-input'
import { origins, referenceCases } from '../../domain/payroll/testing/reference-cases'
import { tableCases } from '../../domain/payroll/testing/table-cases'
import { workedCases } from '../../domain/payroll/testing/worked-cases'
import { netSalaryForm } from '../../forms/net-salary.form'
import type { WorkedCase } from './worked-case'

/** Names of the rules whose names in the API are not the same words with underscores. */
const otherNames: Readonly<Record<string, string>> = {
  wage: 'wage_raw',
  extraordinaryFromHour101: 'extraordinary_from_hour_101',
}

const withUnderscores = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)

const fields: Fields = netSalaryForm.fields

/** Input of the rules → body of the API: 1.500 € a month where nothing else is said. */
function bodyOf(change: Partial<SalaryInput>): object {
  const sent = Object.entries({ wage: 150_000, ...change }).map(([name, value]) => {
    const named = otherNames[name] ?? withUnderscores(name)
    const field = fields[named]
    if (!field) throw new Error(`net salary has no input ${named}`)
    return [named, toJson(field, value)]
  })
  return Object.fromEntries(sent)
}

const inCents = (euros: number) => Math.round(euros * 100)

const published = referenceCases
  .filter(({ disputed }) => !disputed)
  .map(
    ({ id, origin, change, expected, tolerance }): WorkedCase => ({
      name: id,
      source: origins[origin] ?? '',
      input: bodyOf(change),
      expected: Object.fromEntries(
        Object.entries(expected).flatMap(([name, euros]) =>
          euros === undefined ? [] : [[`month.${name}`, inCents(euros)]],
        ),
      ),
      margin: Math.floor(tolerance * 100 + 1e-9),
    }),
  )

const ofTables = tableCases.map(
  ({ table, change, withholding, working }): WorkedCase => ({
    name: `table ${table}`,
    working,
    input: bodyOf(change),
    expected: { 'month.withholding': withholding },
  }),
)

const worked = workedCases.map(
  ({ name, change, withholding, working }): WorkedCase => ({
    name,
    working,
    input: bodyOf({ rounding: 'cents', ...change }),
    expected: { 'month.withholding': inCents(withholding) },
  }),
)

/** Every case of the rules, asked of the API too. */
export const salaryCases: readonly WorkedCase[] = [...published, ...ofTables, ...worked]
