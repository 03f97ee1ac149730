import { figureLines } from 'shared-lib/rules/figures/figure-lines.testing'
import { cents } from 'shared-lib/rules/money/cents'
import { explainNetSalary } from './explain-net-salary'
import { netSalary } from './net-salary'
import type { SalaryInput } from './salary-input'
import explanations from './testing/explanations.json'
import { worker } from './testing/worker'

const explained = (change: Partial<SalaryInput>) => {
  const input = worker(change)
  return figureLines(explainNetSalary(input, netSalary(input)))
}

// Each formula was worked again by hand: 3033,88 × 0,3836 − 487,66 − 34,29 = 641,85; 641,85 ÷ 3033,88 × 923,73 = 195,42.
const cases: Readonly<Record<keyof typeof explanations, Partial<SalaryInput>>> = {
  'a month with everything: IRS Jovem above its limit, card, twelfths, overtime, the total rounded': {
    wage: cents(300_000),
    dependents: 1,
    youthIrs: true,
    youthIrsYear: '1',
    rounding: 'total',
    mealSubsidyType: 'card',
    mealSubsidyDaily: cents(1200),
    duodecimalSubsidies: 'half',
    extraordinaryEarnings: cents(20_000),
  },
  'a pension of the armed forces': {
    employment: 'pensioner',
    wage: cents(250_000),
    invalidity: 'military',
  },
  'own contributions, three dependents, IRS Jovem below its limit': {
    wage: cents(250_000),
    workerContribution: 0.1,
    companyContribution: 0.2,
    dependents: 3,
    invalidDependents: 1,
    youthIrs: true,
    youthIrsYear: '8-10',
  },
  'a row that no source shows': { period: '2025-10', region: 'azores', wage: cents(100_000) },
  'overtime of 2024 in part from hour 101, nothing rounded, everything in twelfths': {
    period: '2024-01',
    wage: cents(150_001),
    rounding: 'cents',
    duodecimalSubsidies: 'full',
    extraordinaryEarnings: cents(20_000),
    extraordinaryFromHour101: cents(10_000),
  },
  'a spouse with a disability, meals below the limit': {
    wage: cents(300_000),
    fiscalSituation: 'married1',
    invalidSpouse: true,
    mealSubsidyType: 'money',
    mealSubsidyDaily: cents(600),
  },
  'a wage that bears nothing, a quarter of the subsidies in twelfths': {
    wage: cents(90_000),
    duodecimalSubsidies: 'quarter',
  },
}

it.each(Object.entries(explanations))('%s', (name, lines) =>
  expect(explained(cases[name as keyof typeof cases])).toEqual(lines),
)
