import { calculatorOf } from 'shared-lib/kit/form/calculator'
import { periodIds } from '../data/parameters/payroll/withholding-periods'
import { netSalaryForm } from '../fields/net-salary.form'
import { netSalaryCalculator } from './net-salary.calculator'
import refused from './net-salary.calculator.test.json'
import type { NetSalaryResult } from './net-salary.result'
import cases from './testing/net-salary.calculator.json'

const calculator = calculatorOf(netSalaryCalculator)
const answer = (body: object) => calculator.calculate(body, '2026-11-21')

function resultOf(body: object): NetSalaryResult {
  const outcome = answer(body)
  if ('problems' in outcome) throw new Error(JSON.stringify(outcome.problems))
  return outcome.result as NetSalaryResult
}

describe('POST /api/calculators/net-salary', () => {
  const rounded = { withholding: 16_800, net: 116_700 }
  it('takes euros and answers in cents, with the table, the rates and every way of rounding', () =>
    // Despacho 233-A/2026, table I: 1.500 × 24,1 % − 193,33 = 168,17.
    expect(resultOf({ wage_raw: 1500 })).toMatchObject({
      period: { id: '2026-01' },
      table: { id: 'I', law: 'Despacho n.º 233-A/2026, de 5 de janeiro' },
      tableRate: 0.241,
      month: { gross: 150_000, socialSecurity: 16_500, companyCost: 185_625, ...rounded },
      roundings: { each: rounded, total: rounded, cents: { withholding: 16_817, net: 116_683 } },
      unknown: [],
    }))

  it('offers every period that is held, the newest where none is given', () => {
    const { period } = netSalaryForm.fields
    expect(period.options?.map(({ value }) => value)).toEqual(periodIds)
    expect(period.fallback).toBe(periodIds.at(-1))
  })

  it('reads of a pension only what a pension has', () => {
    const pension = { wage_raw: 1500, employment: 'pensioner' }
    const odd = { extraordinary_earnings: 100, meal_subsidy_type: 'card', worker_contribution: 11 }
    expect(resultOf({ ...pension, ...odd, youth_irs: true }).month).toEqual(resultOf(pension).month)
  })

  it('reads every input by the name of the API', () => {
    expect(resultOf(cases.everyInput).month).toMatchObject({
      wage: 180_000,
      earningsIrsSs: 10_000,
      earningsIrs: 8000,
      otherExemptEarnings: 3000,
      extraordinaryEarnings: 20_000,
      mealSubsidy: 15_000,
      holidaySubsidy: 7500,
      christmasSubsidy: 0,
      gross: 243_500,
      // (1800 + 100 + 20 × 1,50 + 200 + 75) × 11 %.
      socialSecurity: 24_255,
    })
  })

  it('takes the wage of a division, to the cent', () =>
    expect(resultOf({ wage_raw: 1428.571428 }).month.gross).toBe(142_857))

  it('warns in 2027 that the tables of 2026 are past, and not for an older period that was asked for', () => {
    const inJanuary = (body: object) => calculator.calculate(body, '2027-01-02')
    const told = { pastTables: expect.stringContaining('valeram até 31 de dezembro de 2026') }
    expect(inJanuary({ wage_raw: 1500 })).toMatchObject({ result: told })
    expect(JSON.stringify(inJanuary({ wage_raw: 1500, period: '2025-10' }))).not.toContain('pastTables')
    expect(JSON.stringify(resultOf({ wage_raw: 1500 }))).not.toContain('pastTables')
  })

  it.each([950, 1000, 1075])(
    'returns what one more euro bears where the deduction falls, not the rate of the row: %d €',
    (wage_raw) => {
      const result = resultOf({ wage_raw })
      const { withholding } = result.marginalEuro
      const exact = (wage: number) => resultOf({ wage_raw: wage }).roundings.cents.withholding ?? 0
      expect(withholding).toBe(exact(wage_raw + 1) - exact(wage_raw))
      expect(withholding).toBeGreaterThan(200 * Number('tableRate' in result && result.tableRate))
    },
  )

  it('explains what is unknown and why, and keeps what is known', () => {
    const { month, unknown } = resultOf({ wage_raw: 1000, period: '2025-10', region: 'azores' })
    expect(month).toMatchObject({ gross: 100_000, socialSecurity: 11_000 })
    expect(month).not.toHaveProperty('withholding')
    expect(month).not.toHaveProperty('net')
    expect(unknown).toEqual([expect.stringContaining('tabela I dos Açores de outubro a dezembro de 2025')])
  })

  it.each(refused as [string, string, object][])('names %s: %s', (field, message, body) =>
    expect(answer(body)).toEqual({ problems: [{ field, message }] }),
  )

  it.each(cases.youth)('year $year is one of $band: $fits', ({ band, year, fits }) => {
    const asked = { youth_irs: true, youth_irs_year: band, youth_irs_exact_year: year }
    expect('result' in answer({ wage_raw: 1000, period: '2024-01', ...asked })).toBe(fits)
  })

  it('lets the amount of a disability be counted as often as the law does, and no more', () => {
    const asked = { wage_raw: 1000, dependents: 1, invalid_dependents: 1 }
    const fits = (times: number, fiscal_situation: string) =>
      'result' in answer({ ...asked, fiscal_situation, invalid_dependents_times: times })
    expect([fits(3, 'single'), fits(4, 'single'), fits(6, 'married2')]).toEqual([true, false, true])
  })
})
