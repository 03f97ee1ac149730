import { cents } from 'shared-lib/rules/money/cents'
import { regions } from '../../data/parameters/payroll/withholding-periods'
import type { Income, MaritalStatus } from '../../data/parameters/payroll/withholding-table-choice'
import { tableNumber } from '../../data/parameters/payroll/withholding-table-choice'
import {
  type WithholdingRow,
  type WithholdingTable,
  withholdingPeriods,
} from '../../data/parameters/payroll/withholding-tables'
import { type PayrollRules, payrollRules } from './payroll-rules'
import type { FiscalSituation, SalaryInput } from './salary-input'
import cases from './testing/withhold.json'
import { worker } from './testing/worker'
import { isUnknown } from './unknown'
import { type Withholding, withhold } from './withhold'
import written from './withhold.test.json'

const everyTable = withholdingPeriods.flatMap((period) =>
  regions.flatMap((region) =>
    [...period.regions[region].tables.values()].map((table) => ({ period, region, table })),
  ),
)

// In billionths of a euro, whole numbers only: rates have four decimals, factors three, amounts of money two or three.
const billionths = (euros: number) => BigInt(Math.round(euros * 1000)) * 1_000_000n
const rateTimes = (rate: number, euros: number) =>
  (BigInt(Math.round(rate * 10_000)) * billionths(euros)) / 10_000n

function exactly(row: WithholdingRow, pay: number, dependents: number): bigint {
  const { deduction } = row
  const less =
    typeof deduction === 'object'
      ? (rateTimes(deduction.rate, deduction.limit - pay) * BigInt(Math.round(deduction.factor * 1000))) /
        1000n
      : billionths(deduction ?? Number.NaN)
  const amount = rateTimes(row.rate, pay) - less - BigInt(dependents) * billionths(row.perDependent ?? 0)
  return amount < 0n ? 0n : amount
}

const rowAt = ({ rows }: WithholdingTable, pay: number) => rows.find(({ upTo }) => pay <= upTo)

it.each(everyTable.map((one) => [`${one.period.id} ${one.region} ${one.table.id}`, one] as const))(
  '%s: every limit, and one cent around it, falls in its row and is exact to the billionth',
  (_, { period, region, table }) => {
    const rules: PayrollRules = {
      period,
      region,
      law: '',
      table,
      dependents: 1,
      rateCut: 0,
      disabledDependents: 0,
      disabledSpouse: 0,
      armedForces: false,
    }
    const limits = table.rows.map(({ upTo }) => upTo).filter(Number.isFinite)
    const pays = limits.flatMap((limit) => [-1, 0, 1].map((cent) => (Math.round(limit * 100) + cent) / 100))
    for (const pay of pays) {
      const row = rowAt(table, pay)
      const found = withhold(pay, rules)
      if (!row || row.deduction === undefined) {
        expect(isUnknown(found)).toBe(true)
        continue
      }
      const { amount, row: used } = found as Withholding
      expect(used).toBe(row)
      expect(Math.abs(amount * 1e9 - Number(exactly(row, pay, 1)))).toBeLessThan(2)
    }
  },
)

const situations: Readonly<Record<MaritalStatus, FiscalSituation>> = {
  single: 'single',
  oneEarner: 'married1',
  twoEarners: 'married2',
}

const rulesFor = (change: Partial<SalaryInput>) => payrollRules(worker(change))

/** Table of each person, by the headings of the tables. */
const headings = written as [Income, boolean, MaritalStatus, number, string, string][]

it.each(headings)(
  '%s, disability %s, %s, %d dependents: table %s, until August 2024 in Madeira %s',
  (income, disability, status, dependents, usual, madeira) => {
    const question = { income, disability, status, dependents }
    expect(tableNumber({ ...question, period: '2026-01', region: 'madeira' })).toBe(usual)
    expect(tableNumber({ ...question, period: '2024-01', region: 'mainland' })).toBe(usual)
    expect(tableNumber({ ...question, period: '2024-01', region: 'madeira' })).toBe(madeira || undefined)
    const person: Partial<SalaryInput> = {
      employment: income === 'pension' ? 'pensioner' : 'employed',
      invalidity: disability ? 'invalid' : 'not_invalid',
      fiscalSituation: situations[status],
      dependents,
    }
    expect(rulesFor(person)).toMatchObject({ table: { id: usual } })
    const old = rulesFor({ ...person, period: '2024-01', region: 'madeira' })
    expect(old).toMatchObject(madeira ? { table: { id: madeira } } : { unknown: expect.any(String) })
  },
)

it.each(cases.noPensionTables as [SalaryInput['period'], SalaryInput['region']][])(
  '%s %s: no source holds the tables of pensions',
  (period, region) => {
    for (const fiscalSituation of ['single', 'married1'] as const)
      for (const invalidity of ['not_invalid', 'invalid'] as const) {
        const rules = rulesFor({ employment: 'pensioner', period, region, fiscalSituation, invalidity })
        expect(rules).toEqual({
          unknown: expect.stringMatching(/^Não temos a tabela .+ Escolhe outras tabelas\.$/),
        })
      }
  },
)

it.each(['2025-08', '2025-10'] as const)(
  '%s mainland: of the pension tables only VIII was found',
  (period) => {
    const pension = { employment: 'pensioner', period } as const
    expect(rulesFor(pension)).toMatchObject({ table: { id: 'VIII' } })
    expect(rulesFor({ ...pension, fiscalSituation: 'married1' })).toHaveProperty('unknown')
    expect(rulesFor({ ...pension, invalidity: 'invalid' })).toHaveProperty('unknown')
  },
)

it('withholds nothing from nothing', () => {
  const rules = rulesFor({ wage: cents(0) })
  if (isUnknown(rules)) throw new Error(rules.unknown)
  expect(withhold(0, rules)).toMatchObject({ amount: 0, effectiveRate: 0 })
})
