import { cents } from 'shared-lib/money/cents'
import type { SalaryInput } from '../salary-input'

const euros = (amount: number) => cents(Math.round(amount * 100))

/** A month worked by hand from the law. */
interface WorkedSalary {
  readonly name: string
  readonly change: Partial<SalaryInput>
  /** Euros withheld in the month. */
  readonly withholding: number
  readonly working: string
}

// Each worked by hand from the tables of the order named in `withholding-….json`.
export const workedCases: readonly WorkedSalary[] = [
  {
    name: 'table I',
    change: {},
    withholding: 168.17,
    working: '1500 × 0,241 − 193,33',
  },
  {
    name: 'table I, a row with a formula',
    change: { period: '2025-10', wage: euros(950) },
    withholding: 34.67,
    working: '950 × 0,125 − 0,125 × 2,6 × (1208,71 − 950) = 118,75 − 84,08',
  },
  {
    name: 'table II with one dependent',
    change: { dependents: 1 },
    withholding: 133.88,
    working: '1500 × 0,241 − 193,33 − 34,29',
  },
  {
    name: 'three dependents: the rate falls one point',
    change: { dependents: 3 },
    withholding: 50.3,
    working: '1500 × 0,231 − 193,33 − 3 × 34,29',
  },
  {
    name: 'two dependents: the rate stays',
    change: { dependents: 2, wage: euros(2000) },
    withholding: 232.76,
    working: '2000 × 0,311 − 320,66 − 2 × 34,29',
  },
  {
    name: 'a dependent with a disability, not married',
    change: { dependents: 1, invalidDependents: 1 },
    withholding: 49.06,
    working: '1500 × 0,241 − 193,33 − 34,29 − 84,82',
  },
  {
    name: 'a dependent with a disability, two earners',
    change: { dependents: 1, invalidDependents: 1, fiscalSituation: 'married2' },
    withholding: 104.33,
    working: '1500 × 0,241 − 193,33 − 21,43 − 42,41',
  },
  {
    name: 'two dependents, both with a disability',
    change: { wage: euros(2000), dependents: 2, invalidDependents: 2 },
    withholding: 63.12,
    working: '2000 × 0,311 − 320,66 − 2 × 34,29 − 2 × 84,82',
  },
  {
    name: 'its amount asked twice of the company',
    change: {
      dependents: 1,
      invalidDependents: 1,
      invalidDependentsTimes: 2,
      fiscalSituation: 'married2',
    },
    withholding: 61.92,
    working: '1500 × 0,241 − 193,33 − 21,43 − 2 × 42,41',
  },
  {
    name: 'one earner whose spouse has a disability and no income',
    change: { wage: euros(3000), fiscalSituation: 'married1', invalidSpouse: true },
    withholding: 264.57,
    working: '3000 × 0,257 − 370,72 − 135,71',
  },
  {
    name: 'that spouse does not count with two earners',
    change: { fiscalSituation: 'married2', invalidSpouse: true },
    withholding: 168.17,
    working: '1500 × 0,241 − 193,33',
  },
  {
    name: 'never below zero',
    change: { wage: euros(1000), dependents: 3 },
    withholding: 0,
    working: 'three times 34,29 take off more than the table asks',
  },
  {
    name: 'overtime from 2025: half of the effective rate',
    change: { extraordinaryEarnings: euros(200) },
    withholding: 179.38,
    working: '168,17 + 200 × 50 % × 168,17 ÷ 1500 = 168,17 + 11,21',
  },
  {
    name: 'overtime of 2024: the whole effective rate',
    change: { period: '2024-01', extraordinaryEarnings: euros(200) },
    withholding: 230.45,
    working: '1500 × 0,26 − 186,66 = 203,34; + 200 × 203,34 ÷ 1500 = 27,11',
  },
  {
    name: 'overtime of 2024 with half of it from hour 101 on',
    change: {
      period: '2024-01',
      extraordinaryEarnings: euros(200),
      extraordinaryFromHour101: euros(100),
    },
    withholding: 223.67,
    working: '203,34 + 100 × 13,556 % + 100 × 50 % × 13,556 % = 203,34 + 13,56 + 6,78',
  },
  {
    name: 'IRS Jovem, 25 %: the rate of the whole on the rest',
    change: { youthIrs: true, youthIrsYear: '8-10' },
    withholding: 126.13,
    working: '168,17 × 75 %',
  },
  {
    name: 'IRS Jovem, first year: nothing under the limit',
    change: { youthIrs: true, youthIrsYear: '1' },
    withholding: 0,
    working: '1500 is below 55 × 537,13 ÷ 14 = 2110,15',
  },
  {
    name: 'IRS Jovem, first year, above the limit of a payment',
    change: { wage: euros(3000), youthIrs: true, youthIrsYear: '1' },
    withholding: 196.7,
    working: '(3000 × 0,3836 − 487,66) ÷ 3000 × (3000 − 2110,15) = 663,14 ÷ 3000 × 889,85',
  },
  {
    name: 'IRS Jovem of 2024, third year: half, up to 20 IAS a year',
    change: { period: '2024-01', youthIrs: true, youthIrsYear: '2-4', youthIrsExactYear: 3 },
    withholding: 104.72,
    working: '203,34 ÷ 1500 × (1500 − 20 × 509,26 ÷ 14) = 13,556 % × 772,49',
  },
  {
    name: 'IRS Jovem of 2024, sixth year: the regime had five',
    change: { period: '2024-01', youthIrs: true, youthIrsYear: '5-7', youthIrsExactYear: 6 },
    withholding: 203.34,
    working: '1500 × 0,26 − 186,66',
  },
  {
    name: 'IRS Jovem takes nothing off a pension',
    change: { employment: 'pensioner', youthIrs: true, youthIrsYear: '1' },
    withholding: 151.54,
    working: '1500 × 0,241 − 209,96',
  },
  {
    name: 'overtime under IRS Jovem has what the wage left of the limit',
    change: {
      wage: euros(2000),
      youthIrs: true,
      youthIrsYear: '1',
      extraordinaryEarnings: euros(210.15),
    },
    withholding: 7.53,
    working: '(2000 × 0,311 − 320,66) ÷ 2000 × 50 % × (210,15 − (2110,15 − 2000))',
  },
  {
    name: 'overtime of 2024 under IRS Jovem: hours from 101 on have what is left of the limit then',
    change: {
      period: '2024-01',
      wage: euros(1000),
      youthIrs: true,
      youthIrsYear: '2-4',
      youthIrsExactYear: 3,
      extraordinaryEarnings: euros(600),
      extraordinaryFromHour101: euros(200),
    },
    withholding: 65.2,
    working:
      '1000 × 0,18 − 0,18 × 1,4 × (1385,2 − 1000) = 82,93, 8,29296 %; isentos 500, 200 e 727,51 − 700 = 27,51; 500 × 8,29296 % + 200 × 8,29296 % + 172,49 × 50 % × 8,29296 %',
  },
  {
    name: 'a pension of 2024 with two dependents: the amounts of the order',
    change: { employment: 'pensioner', period: '2024-01', dependents: 2 },
    withholding: 122.3,
    working: '1500 × 0,268 − 211,12 − 2 × 34,29',
  },
  {
    name: 'a pension with three dependents: no cut of the rate',
    change: { employment: 'pensioner', period: '2024-01', dependents: 3 },
    withholding: 88.01,
    working: '1500 × 0,268 − 211,12 − 3 × 34,29',
  },
  {
    name: 'a pension whose dependent has a disability: as any other',
    change: { employment: 'pensioner', period: '2024-01', dependents: 2, invalidDependents: 1 },
    withholding: 122.3,
    working: '1500 × 0,268 − 211,12 − 2 × 34,29',
  },
  {
    name: 'a pension with a disability',
    change: { employment: 'pensioner', wage: euros(2000), invalidity: 'invalid' },
    withholding: 44.34,
    working: '2000 × 0,241 − 437,66',
  },
  {
    name: 'a pension of a disabled member of the armed forces',
    change: { employment: 'pensioner', wage: euros(2000), invalidity: 'military' },
    withholding: 26.15,
    working: '2000 × 0,241 − 437,66 − 18,19',
  },
  {
    name: 'a pension below the first limit: the unknown amount per dependent cannot matter',
    change: { employment: 'pensioner', wage: euros(900), dependents: 1 },
    withholding: 0,
    working: '900 × 0 %',
  },
  {
    name: 'meal money above the limit joins the wage',
    change: { mealSubsidyType: 'money', mealSubsidyDaily: euros(10) },
    withholding: 188.58,
    working: '(1500 + 22 × (10 − 6,15)) × 0,241 − 193,33',
  },
  {
    name: 'meal stamps have the limit of the card',
    change: { mealSubsidyType: 'stamps', mealSubsidyDaily: euros(10.46) },
    withholding: 168.17,
    working: '10,46 is the limit',
  },
  {
    name: 'earnings with IRS and social security join the wage',
    change: { earningsIrsSs: euros(100) },
    withholding: 192.27,
    working: '1600 × 0,241 − 193,33',
  },
  {
    name: 'so do earnings with IRS only',
    change: { earningsIrs: euros(100) },
    withholding: 192.27,
    working: '1600 × 0,241 − 193,33',
  },
  {
    name: 'exempt earnings do not',
    change: { otherExemptEarnings: euros(100) },
    withholding: 168.17,
    working: '1500 × 0,241 − 193,33',
  },
  {
    name: 'half of both subsidies in twelfths: that part of the withholding on each whole one',
    change: { duodecimalSubsidies: 'half' },
    withholding: 182.18,
    working: '168,17 + 2 × 168,17 × 1/24',
  },
  {
    name: 'twelfths of a subsidy do not join a wage with supplements',
    change: { duodecimalSubsidies: 'full', earningsIrsSs: euros(100) },
    withholding: 220.3,
    working: '192,27 + 2 × 168,17 ÷ 12',
  },
]
