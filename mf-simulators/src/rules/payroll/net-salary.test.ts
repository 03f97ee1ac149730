import fc from 'fast-check'
import type { Figure } from 'shared-lib/rules/figures/figure'
import { cents, sumCents } from 'shared-lib/rules/money/cents'
import { periodIds, regions } from '../../data/parameters/payroll/withholding-periods'
import { explainNetSalary } from './explain-net-salary'
import { monthAndYear, netPay, netSalary, timeUnits } from './net-salary'
import { payKinds } from './payment'
import { byRounding } from './payslip'
import type { SalaryInput } from './salary-input'
import { worker } from './testing/worker'
import { marginalEuro, oneMoreDependent, otherRegions, throughPeriods } from './what-if'

const money = (most: number) => fc.integer({ min: 0, max: most }).map(cents)

const inputs: fc.Arbitrary<SalaryInput> = fc
  .record({
    period: fc.constantFrom(...periodIds),
    region: fc.constantFrom(...regions),
    employment: fc.constantFrom('employed', 'pensioner', 'military'),
    context: fc.constantFrom('monthly', 'yearly'),
    wage: money(2_500_000),
    fiscalSituation: fc.constantFrom('single', 'married1', 'married2'),
    dependents: fc.integer({ min: 0, max: 5 }),
    invalidity: fc.constantFrom('not_invalid', 'invalid', 'military'),
    youthIrs: fc.boolean(),
    youthIrsYear: fc.constantFrom('1', '2-4', '5-7', '8-10'),
    extraordinaryEarnings: fc.oneof(fc.constant(cents(0)), money(100_000)),
    earningsIrsSs: money(50_000),
    earningsIrs: money(50_000),
    otherExemptEarnings: money(50_000),
    duodecimalSubsidies: fc.constantFrom('none', 'quarter', 'half', 'full'),
    mealSubsidyType: fc.constantFrom('none', 'money', 'card', 'stamps'),
    mealSubsidyDaily: money(2000),
    mealSubsidyMonths: fc.constantFrom(0, 6, 11, 12),
    rounding: fc.constantFrom('each', 'total', 'cents'),
  })
  .map((change) => worker(change as Partial<SalaryInput>))

const holds = (property: (input: SalaryInput) => void) =>
  fc.assert(fc.property(inputs, property), { numRuns: 60 })

describe('every amount of every unit', () => {
  it('adds up: gross from what is paid, net from what is taken', () =>
    holds((input) => {
      const salary = netSalary(input)
      for (const unit of timeUnits) {
        const slip = salary[unit]
        expect(slip.gross).toBe(sumCents(...payKinds.map((kind) => slip[kind])))
        if (slip.net !== undefined)
          expect(slip.net + (slip.withholding ?? 0) + (slip.socialSecurity ?? 0)).toBe(slip.gross)
        if (slip.companyCost !== undefined)
          expect(slip.companyCost).toBe(slip.gross + (slip.companySocialSecurity ?? 0))
      }
    }))

  it('loses no cent of a yearly wage, in twelfths or not', () =>
    holds((input) => {
      const { year } = netSalary({ ...input, context: 'yearly' })
      expect(year.wage + year.holidaySubsidy + year.christmasSubsidy).toBe(input.wage)
    }))

  it('is missing only with a reason, and only where withholding or contributions are unknown', () =>
    holds((input) => {
      const { month, year, unknown } = netSalary(input)
      expect(unknown.length === 0).toBe(year.net !== undefined && month.net !== undefined)
      for (const reason of unknown) expect(reason).toMatch(/^[A-ZÀ-Ý].+[.:]/)
    }))

  it('is the same for a comparison as on payslips, each of which some month has', () =>
    holds((input) => {
      const { month, year, unknown, basis } = monthAndYear(input)
      const { net: netMonth, withholding } = month
      expect(netPay(input)).toEqual({ netMonth, netYear: year.net, withholding, unknown })
      expect(basis.year.map(({ times }) => times)).not.toContain(0)
    }))

  it('withholds nothing negative and never more than is paid', () =>
    holds((input) => {
      const { withholding, gross } = netSalary(input).month
      if (withholding === undefined) return
      expect(withholding).toBeGreaterThanOrEqual(0)
      expect(withholding).toBeLessThanOrEqual(gross)
    }))

  it('rounds each withholding down at least as far as the total, and that as far as not at all', () =>
    holds((input) => {
      const { each, total, cents: exact } = byRounding(netSalary(input).basis.month, input)
      if (each.withholding === undefined || total.withholding === undefined) return
      expect(each.withholding).toBeLessThanOrEqual(total.withholding)
      expect(total.withholding).toBeLessThanOrEqual(exact.withholding ?? 0)
      expect(each.withholding % 100).toBe(0)
      expect(total.withholding % 100).toBe(0)
    }))
})

it('derives half a month, week, day and hour from the month', () => {
  const { halfMonth, week, day, hour } = netSalary(worker({ weeklyHours: 35 }))
  // 1500 × 12 ÷ 52 = 346,15; ÷ 5 = 69,23; 346,15 ÷ 35 = 9,89.
  expect([halfMonth, week, day, hour].map(({ gross }) => gross)).toEqual([75_000, 34_615, 6923, 989])
  // 168 × 12 ÷ 52 = 38,77 and 165 × 12 ÷ 52 = 38,08.
  expect(week).toMatchObject({ withholding: 3877, socialSecurity: 3808, net: 34_615 - 3877 - 3808 })
  // 1500 × 23,75 % = 356,25.
  expect(week.companySocialSecurity).toBe(8221)
})

it('makes the year of twelve months, one of them without meals, and two subsidies', () => {
  const { year } = netSalary(worker({ mealSubsidyType: 'money', mealSubsidyDaily: cents(1000) }))
  // 11 months with 84,70 € of taxed meals: ⌊188,58⌋; the other month and both subsidies: ⌊168,17⌋.
  expect(year).toMatchObject({
    wage: 1_800_000,
    mealSubsidy: 11 * 22_000,
    withholding: 11 * 18_800 + 3 * 16_800,
    socialSecurity: 11 * 17_432 + 3 * 16_500,
  })
})

it('pays a quarter of the subsidies as half of one of them', () => {
  const { month, year } = netSalary(worker({ duodecimalSubsidies: 'quarter' }))
  expect(month).toMatchObject({ holidaySubsidy: 6250, christmasSubsidy: 0 })
  expect(year).toMatchObject({ holidaySubsidy: 150_000, christmasSubsidy: 150_000 })
})

describe('net pay', () => {
  // Steps of the tables of 2026 at their limits are at most 0,60 €; 2 € of pay leave at least 0,84 €.
  it('grows with the wage in 2026', () =>
    fc.assert(
      fc.property(inputs, fc.integer({ min: 200, max: 500_000 }), (input, more) => {
        const now: SalaryInput = {
          ...input,
          employment: 'employed',
          context: 'monthly',
          period: '2026-01',
          rounding: 'cents',
          duodecimalSubsidies: 'none',
          extraordinaryEarnings: cents(0),
          youthIrs: false,
        }
        const then = { ...now, wage: cents(now.wage + more) }
        expect(netSalary(then).month.net ?? 0).toBeGreaterThan(netSalary(now).month.net ?? 0)
      }),
      { numRuns: 60 },
    ))

  // The first dependent of a person with a disability moves them from table IV to V or VI. In four of those printed, V
  // or VI ask more than IV over part of the wages: up to 98,40 € (mainland, September 2024), 368,77 € (Madeira).
  it('never falls with one dependent more, but where the first one leads to a table that asks more', () =>
    holds((input) => {
      const other = input.invalidity !== 'not_invalid' && input.dependents === 0
      if (other && (input.period === '2024-01' || input.period === '2024-09')) return
      const { netMonthDifference } = oneMoreDependent({ ...input, rounding: 'cents' })
      if (netMonthDifference !== undefined) expect(netMonthDifference).toBeGreaterThanOrEqual(0)
    }))

  it('is never lower with IRS Jovem', () =>
    holds((input) => {
      const without = netSalary({ ...input, youthIrs: false }).month.net
      const withIt = netSalary({ ...input, youthIrs: true }).month.net
      if (without !== undefined && withIt !== undefined) expect(withIt).toBeGreaterThanOrEqual(without)
    }))
})

describe('what if', () => {
  it('shares one more euro between IRS, social security and the person', () => {
    const shared = { gross: 100, withholding: 24, socialSecurity: 11, net: 65, companyCost: 124 }
    expect(marginalEuro(worker())).toEqual(shared)
    holds((input) => {
      const whole: SalaryInput = { ...input, duodecimalSubsidies: 'none' }
      const { gross, withholding, socialSecurity, net } = marginalEuro(whole)
      expect(gross).toBe(100)
      if (withholding !== undefined && socialSecurity !== undefined && net !== undefined)
        expect(withholding + socialSecurity + net).toBe(100)
    })
  })

  it('compares one dependent more, the other regions and every period with now', () => {
    const now = worker()
    // 34,29 € less in table II; Azores and Madeira by their own tables.
    const more = { withholding: 13_300, netMonthDifference: 3500, unknown: [] }
    expect(oneMoreDependent(now)).toMatchObject(more)
    expect(otherRegions(now).map(({ region }) => region)).toEqual(['madeira', 'azores'])
    for (const { netMonthDifference } of otherRegions(now)) expect(netMonthDifference).toBeGreaterThan(0)
    const ribbon = throughPeriods(now)
    expect(ribbon.map(({ period }) => period)).toEqual(periodIds)
    expect(ribbon.at(-1)).toMatchObject({ netMonth: 116_700, netMonthDifference: 0 })
    // 1500 € in table I of each: 1500 × rate − deduction = 203,34, 12,18, 189,50, 186,10, 8,18, 181,19 and 168,17.
    const withheld = [20_300, 1200, 18_900, 18_600, 800, 18_100, 16_800]
    expect(ribbon.map(({ withholding }) => withholding)).toEqual(withheld)
  })

  it('names which period is unknown, and why', () => {
    const ribbon = throughPeriods(worker({ region: 'azores', wage: cents(100_000) }))
    const unknown = ribbon.filter(({ netMonth }) => netMonth === undefined)
    expect(unknown.map(({ period }) => period)).toEqual(['2025-10'])
    expect(ribbon[5]?.unknown[0]).toContain('tabela I dos Açores')
  })
})

describe('the explanation', () => {
  const all = (figure: Figure): readonly Figure[] => [figure, ...(figure.parts ?? []).flatMap(all)]
  const figuresOf = (input: SalaryInput) => explainNetSalary(input, netSalary(input)).flatMap(all)

  it('has one figure of each name, with a value or a reason', () =>
    holds((input) => {
      const figures = figuresOf(input)
      expect(new Set(figures.map(({ id }) => id)).size).toBe(figures.length)
      for (const { value, unknown } of figures) expect(value === undefined).toBe(unknown !== undefined)
    }))

  it('has parts that add up to the withholding', () =>
    holds((input) => {
      const rounded: SalaryInput = { ...input, rounding: 'each' }
      const irs = figuresOf(rounded).find(({ id }) => id === 'withholding')
      if (irs?.value === undefined) return
      expect(irs.value).toBe(irs.parts?.reduce((sum, { value }) => sum + (value ?? 0), 0))
    }))

  it('cites no law for a rate that was given', () => {
    const laws = (change: Partial<SalaryInput>) =>
      figuresOf(worker(change)).flatMap(({ id, law }) => (/ocialSecurity$/.test(id) && law ? [id] : []))
    expect(laws({})).toEqual(['socialSecurity', 'companySocialSecurity'])
    expect(laws({ workerContribution: 0.09 })).toEqual(['companySocialSecurity'])
    expect(laws({ companyContribution: 0.2 })).toEqual(['socialSecurity'])
  })

  const withIrsJovem = { youthIrs: true, youthIrsYear: '8-10', rounding: 'cents' } as const
  const overtime = { extraordinaryEarnings: cents(20_000), rounding: 'cents' } as const
  const meals = { mealSubsidyType: 'card', mealSubsidyDaily: cents(1200) } as const
  const low = '1.000,00 € × 12,5 % − 12,5 % × 2,6 × (1.273,85 € − 1.000,00 €)'
  const formula = (change: Partial<SalaryInput>, name: string) =>
    figuresOf(worker(change))
      .find(({ id }) => id === name)
      ?.formula?.replaceAll('\u00a0', ' ')

  it.each<readonly [string, string, Partial<SalaryInput>, string]>([
    ['net', 'net', {}, '1.500,00 € − 168,00 € − 165,00 €'],
    ['table', 'wage-table', { dependents: 2 }, '1.500,00 € × 24,1 % − 193,33 € − 2 × 34,29 €'],
    ['formula row', 'wage-table', { wage: cents(100_000) }, low],
    ['never below zero', 'wage-table', { wage: cents(100_000), dependents: 1 }, `${low} − 1 × 34,29 €`],
    [
      'twelfth',
      'withholding-christmasSubsidy',
      { duodecimalSubsidies: 'half' },
      '168,17 € × 1/24, arredondado por defeito ao euro',
    ],
    ['IRS Jovem', 'withholding-wage', withIrsJovem, '11,2113 % × (1.500,00 € − 375,00 €)'],
    [
      'its limit',
      'wage-exempt',
      { wage: cents(300_000), youthIrs: true, youthIrsYear: '1' },
      '55 × 537,13 € (IAS) ÷ 14, o limite de cada pagamento',
    ],
    ['overtime', 'withholding-extraordinaryEarnings', overtime, '200,00 € × 50 % × 11,2113 %'],
    ['social security', 'socialSecurity', {}, '1.500,00 € × 11 %'],
    ['company', 'companyCost', {}, '1.500,00 € + 356,25 €'],
    ['meals', 'mealSubsidyTaxed', meals, '22 × (12,00 € − 10,46 €)'],
    ['year', 'netYear', {}, '12 × 1.167,00 € + 1.167,00 € + 1.167,00 €'],
  ])('shows %s with its numbers', (_, name, change, text) => expect(formula(change, name)).toBe(text))

  it('names the order, the table, its sources and how far they were checked', () =>
    expect(figuresOf(worker()).find(({ id }) => id === 'wage-table')).toMatchObject({
      law: 'Despacho n.º 233-A/2026, de 5 de janeiro',
      source: expect.stringMatching(/^tabela I do continente .+ duas cópias .+github\.com/),
    }))
})
