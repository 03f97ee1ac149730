import { cents } from 'shared-lib/rules/money/cents'
import { type NetSalary, netSalary } from './net-salary'
import type { SalaryInput } from './salary-input'
import { salaryNotes } from './salary-notes'
import cases from './testing/salary-rules.json'
import { worker } from './testing/worker'

const euros = (amount: number) => cents(Math.round(amount * 100))
const salary = (change: Partial<SalaryInput>): NetSalary =>
  netSalary(worker({ rounding: 'cents', ...change }))
const withheld = (change: Partial<SalaryInput>) => salary(change).month.withholding

it('has the tables with disability for a disabled member of the armed forces at work', () =>
  expect(withheld({ wage: euros(3000), invalidity: 'military' })).toBe(
    withheld({ wage: euros(3000), invalidity: 'invalid' }),
  ))

it.each(cases.gaps)('does not know $name, explains why, and keeps the rest', ({ change, why }) => {
  const { month, year, unknown } = salary(change as Partial<SalaryInput>)
  expect(month.withholding).toBeUndefined()
  expect(month.net).toBeUndefined()
  expect(year.net).toBeUndefined()
  expect(month.socialSecurity).toBeDefined()
  expect(unknown).toEqual([expect.stringMatching(why)])
})

it('does not know the contributions of a soldier, unless given', () => {
  const soldier = salary({ employment: 'military' })
  expect(soldier.month).toMatchObject({ withholding: 16_817 })
  expect(soldier.month.net).toBeUndefined()
  expect(soldier.unknown).toEqual([expect.stringContaining('militares')])
  const given = salary({ employment: 'military', workerContribution: 0.11, companyContribution: 0.2375 })
  expect(given.month).toMatchObject({ net: 150_000 - 16_817 - 16_500, companyCost: 185_625 })
  for (const half of [{ workerContribution: 0.11 }, { companyContribution: 0.2375 }])
    expect(salary({ employment: 'military', ...half }).month.socialSecurity).toBeUndefined()
})

it.each(cases.contributions as [number, number, string, Partial<SalaryInput>][])(
  'contributions are %s and %s: %s',
  (own, company, _why, change) =>
    expect(salary(change).month).toMatchObject({
      socialSecurity: Math.round(own * 100),
      companySocialSecurity: Math.round(company * 100),
    }),
)

it('takes no contributions from a pension, and knows no company', () => {
  const { month } = salary({ employment: 'pensioner' })
  expect(month).toMatchObject({ socialSecurity: 0, net: 150_000 - 15_154 })
  expect(month).not.toHaveProperty('companyCost')
})

// 1.500 € in table VIII of 2026: 151,54 €; 34,29 € less a dependent (n.º 5 of the order), in table IX 42,86 €.
it.each([
  { fiscalSituation: 'single', dependents: 1, withholding: 117 },
  { fiscalSituation: 'single', dependents: 2, withholding: 82 },
  { fiscalSituation: 'married2', dependents: 1, withholding: 130 },
] as const)('keeps back $withholding € of a pension: $fiscalSituation, $dependents dependents', (person) => {
  const { fiscalSituation, dependents, withholding } = person
  const { month } = salary({ employment: 'pensioner', fiscalSituation, dependents, rounding: 'each' })
  expect(month.withholding).toBe(withholding * 100)
})

// The tax authority's checked example (github.com/assoft-portugal/wg-rh-pt, question 0006) rounds 405,52 to 405, the
// hour before the 101st to 2 and the nine after it to 10: each withholding by itself.
it.each([
  { rounding: 'each', withholding: 182 },
  { rounding: 'total', withholding: 183 },
  { rounding: 'cents', withholding: 183.18 },
] as const)('rounding $rounding: 168,17 + 2 × 7,007 + 1,00 is $withholding', ({ rounding, withholding }) => {
  const change: Partial<SalaryInput> = {
    duodecimalSubsidies: 'half',
    extraordinaryEarnings: euros(17.83),
    rounding,
  }
  expect(salary(change).month.withholding).toBe(Math.round(withholding * 100))
})

it.each(cases.notes)('$change gives the notes $notes and no more', ({ change, notes }) => {
  const input = worker({ rounding: 'cents', ...change } as Partial<SalaryInput>)
  const texts = salaryNotes(input, netSalary(input))
    .slice(1)
    .filter((note) => !note.includes('108/XVII'))
  expect(texts).toHaveLength(notes.length)
  for (const [at, note] of notes.entries()) expect(texts[at]).toContain(note)
})

it.each([
  { period: '2026-01', holds: true },
  { period: '2025-10', holds: false },
] as const)('tables of $period may fall by the bill of September 2026: $holds', ({ period, holds }) => {
  const input = worker({ period })
  expect(salaryNotes(input, netSalary(input)).join().includes('Proposta de Lei n.º 108/XVII')).toBe(holds)
})
