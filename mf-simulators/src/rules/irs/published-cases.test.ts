import type { TaxTable } from '../../data/parameters/irs/tax-tables'
import type { Declaration } from './declaration'
import { type Case, declarationOf, lawOf, netOf } from './irs.fixtures'
import type { IrsLaw } from './irs-law'
import cases from './published-cases.test.json'
import { averageRates } from './table-tax'

// Results that others published, against the same inputs. Amounts in euros; the tolerance is the precision printed.

const table = (limits: readonly number[], rates: readonly number[]): TaxTable => ({
  limits,
  rates,
  averages: averageRates(limits, rates).map((rate) => rate ?? Number.NaN),
})

/** The law of a year with other figures: tables that were replaced, indexes that were only expected. */
const altered = (year: number, values: { readonly [Name in keyof IrsLaw]?: unknown }): IrsLaw => {
  const law = lawOf(year)
  const changed = Object.entries(values).map(([name, value]) => [
    name,
    { ...(law[name as 'table'] as object), value },
  ])
  return { ...law, ...Object.fromEntries(changed) }
}

const legacy = (limits: readonly number[], rates: readonly number[], globalCapTop: number) =>
  altered(2023, {
    table: table(limits, rates),
    specificDeduction: 4104,
    globalCap: { least: 1000, most: 2500, top: globalCapTop, raise: 0.05, raisedFrom: 3 },
    minimumExistenceCeiling: 0,
    dependants: { each: 600, upToThree: 126, furtherUpToSix: 0, ascendant: 525, onlyAscendant: 110 },
    rent: { rate: 0.15, cap: 502, lowIncomeCap: 800 },
  })

const sevenRates = [0.145, 0.23, 0.285, 0.35, 0.37, 0.45, 0.48]
const law2019 = legacy([7091, 10700, 20261, 25000, 36856, 80640], sevenRates, 80_640)
const law2020 = legacy([7112, 10732, 20322, 25075, 36967, 80882], sevenRates, 80_882)

const original2024 = altered(2024, {
  table: table(
    [7703, 11623, 16472, 21321, 27146, 39791, 51997, 81199],
    [0.1325, 0.18, 0.23, 0.26, 0.3275, 0.37, 0.435, 0.45, 0.48],
  ),
  specificDeduction: 4104,
  minimumExistence: { reference: 11_480, middleCoefficient: 2.6, divisor: 3.6, upperCoefficient: 1.4 },
})

const originalRates2025 = [0.13, 0.165, 0.22, 0.25, 0.32, 0.355, 0.435, 0.45, 0.48]
const originalTable2025 = table(lawOf(2025).table.value.limits, originalRates2025)
const original2025 = altered(2025, { table: originalTable2025 })
/** The budget for 2025 was simulated with an IAS 2,3 % higher than that of 2024. */
const expected2025 = altered(2025, { table: originalTable2025, ias: 520.97298, specificDeduction: 4449.11 })

const general = { generalFamily: 5000 }

interface Published extends Case {
  readonly kind?: Declaration['kind']
  readonly net: number
  readonly within: number
  readonly from: string
}

const laws = { original2024, expected2025, law2019, law2020 }

const published = (cases as readonly (Omit<Published, 'law'> & { readonly law: number | string })[]).map(
  ({ law, ...one }): Published => ({
    ...one,
    law: typeof law === 'string' ? laws[law as keyof typeof laws] : law,
  }),
)

it.each(published)('$from: $net €', ({ kind, net, within, ...one }) => {
  expect(Math.abs(netOf(one, kind) / 100 - net)).toBeLessThanOrEqual(within)
})

it('takes off what a settlement note of the tax authority took off for the minimum existence of 2025', () => {
  const { taxableIncome } = declarationOf({ law: 2025, a: { employment: 14_381.99 } })
  expect(taxableIncome).toBe(1_438_199 - 446_215 - 64_134)
})

it('gives back what a public project with an engine of settlement notes prints: 390,18 €', () => {
  const { balance = 0 } = declarationOf({ law: 2025, a: { employment: 14_135.53, withholding: 1500 } })
  expect(Math.abs(balance + 39_018)).toBeLessThanOrEqual(6)
})

it('leaves 1 153,09 € a month of 1 500 €, as EY computed for Renascença with the deduction of 2025', () => {
  const net = netOf({ law: altered(2026, { specificDeduction: 4462.15 }), a: { employment: 21_000 } })
  expect(Math.abs((21_000 * 0.89 - net / 100) / 14 - 1153.09)).toBeLessThanOrEqual(0.01)
})

it('saves a couple with 1 000 € each 67 € from one table of 2025 to the other, as PwC computed for Lusa', () => {
  const couple = { a: { employment: 14_000, ...general }, b: { employment: 14_000, ...general } }
  const before = netOf({ law: original2025, ...couple }, 'couple')
  expect(Math.abs((netOf({ law: 2025, ...couple }, 'couple') - before) / 100 + 67)).toBeLessThanOrEqual(0.6)
})

it('costs 38 238 € in ten years of IRS Jovem with 3 000 € a month, as Deloitte computed for Lusa', () => {
  const years = Array.from({ length: 10 }, (_, index) =>
    netOf({ law: expected2025, a: { employment: 42_000, youthYear: index + 1, ...general } }),
  )
  expect(Math.abs(years.reduce((sum, one) => sum + one, 0) / 100 - 38_238)).toBeLessThanOrEqual(6)
})

it('counts the second child whatever the age of the first: 277,04 €, where EY read the proposal of 2020 as 451,04 €', () => {
  const law = altered(2023, {
    ...Object.fromEntries(
      (['table', 'globalCap', 'minimumExistenceCeiling'] as const).map((name) => [name, law2020[name].value]),
    ),
    specificDeduction: 4104,
    dependants: { each: 600, upToThree: 126, furtherUpToSix: 300, ascendant: 525, onlyAscendant: 110 },
  })
  const home = { dependants: 3, dependantsUpToThree: 2 }
  expect(netOf({ law, a: { employment: 21_000 }, b: {}, home }, 'couple')).toBe(27_704)
})
