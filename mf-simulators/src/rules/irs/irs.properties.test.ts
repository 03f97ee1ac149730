import fc from 'fast-check'
import type { Figure } from 'shared-lib/rules/figures/figure'
import { forAll } from 'shared-lib/testing/for-all'
import { annualIrs } from './annual-irs'
import type { Declaration } from './declaration'
import type { Household, Subject } from './household'
import { type Case, declarationOf, household, lawOf, netOf, subject } from './irs.fixtures'

const years = fc.constantFrom(2023, 2024, 2025, 2026)
const euros = (max: number) => fc.integer({ min: 0, max: max * 100 }).map((cents) => cents / 100)

const people: fc.Arbitrary<Subject> = fc
  .record({
    employment: euros(150_000),
    selfEmployment: fc.oneof(fc.constant(0), euros(150_000)),
    selfEmploymentKind: fc.constantFrom('services' as const, 'other_services' as const, 'goods' as const),
    activityYear: fc.constantFrom('first' as const, 'second' as const, 'later' as const),
    youthYear: fc.integer({ min: 0, max: 5 }),
    alimonyReceived: fc.oneof(fc.constant(0), euros(10_000)),
    includeAlimony: fc.boolean(),
    withholding: euros(30_000),
    generalFamily: euros(3000),
    alimonyPaid: fc.oneof(fc.constant(0), euros(10_000)),
  })
  .map(subject)

const homes: fc.Arbitrary<Household> = fc
  .record({
    region: fc.constantFrom('mainland' as const, 'azores' as const, 'madeira' as const),
    participation: fc.oneof(
      fc.constant({ kind: 'unasked' as const }),
      fc.constant({ kind: 'unknown' as const, reason: 'não sabemos' }),
      fc
        .integer({ min: 0, max: 50 })
        .map((n) => ({ kind: 'known' as const, value: n / 1000, source: 'câmara' })),
    ),
    dependants: fc.integer({ min: 4, max: 6 }),
    dependantsUpToThree: fc.integer({ min: 0, max: 2 }),
    dependantsFourToSix: fc.integer({ min: 0, max: 2 }),
    ascendants: fc.integer({ min: 0, max: 3 }),
    health: euros(10_000),
    education: euros(5000),
    rent: euros(12_000),
    invoiceVat: euros(3000),
  })
  .map(household)

const everyReturn = (check: (declaration: Declaration, given: { a: Subject; home: Household }) => void) =>
  forAll(years, people, people, homes, fc.boolean(), (year, a, b, home, one) => {
    const input = { household: home, subjectA: a, subjectB: one ? undefined : { ...b, name: 'b' as const } }
    for (const declaration of annualIrs(input, lawOf(year)).declarations) check(declaration, { a, home })
  })

const everyFigure = (figures: readonly Figure[]): readonly Figure[] =>
  figures.flatMap((figure) => [figure, ...everyFigure(figure.parts ?? [])])

/** One calculation for all of them. */
const ofEveryReturn: Readonly<Record<string, (declaration: Declaration) => void>> = {
  'is known, or has a reason and nothing that depends on it': (declaration) => {
    const { netCollectable, balance, unknown, netCollectableRange: range } = declaration
    expect((netCollectable === undefined) === (unknown !== undefined)).toBe(true)
    expect((balance === undefined) === (netCollectable === undefined)).toBe(true)
    if (range) expect(range.from >= 0 && range.from < range.to).toBe(true)
    if (netCollectable !== undefined) expect(range).toBeUndefined()
  },
  'loses no cent between what is due, what was paid and what is left': (declaration) => {
    const { netCollectable, paid, balance } = declaration
    if (netCollectable !== undefined)
      expect((balance ?? Number.NaN) + (paid ?? Number.NaN)).toBe(netCollectable)
  },
  'has no negative tax and no more net than gross tax': (declaration) => {
    const { taxableIncome = 0, collectable = 0, netCollectable = 0 } = declaration
    for (const amount of [taxableIncome, collectable, netCollectable])
      expect(amount).toBeGreaterThanOrEqual(0)
    expect(netCollectable).toBeLessThanOrEqual(collectable)
  },
  'explains every figure: its number in whole cents, or why there is none': ({ figures }) => {
    for (const { value, unknown } of everyFigure(figures)) {
      expect((value === undefined) === (unknown !== undefined)).toBe(true)
      if (value !== undefined) expect(Number.isSafeInteger(value)).toBe(true)
    }
  },
  'has the same figures and amounts': ({ figures, taxableIncome, netCollectable, balance }) => {
    const named = (id: string) => figures.find((figure) => figure.id === id)?.value
    expect(named('taxable_income')).toBe(taxableIncome)
    expect(named('net_collectable')).toBe(netCollectable)
    expect(named('balance')).toBe(balance)
  },
  'has tax parts and credits that sum to their totals': ({ figures }) => {
    for (const { id, value, parts = [] } of everyFigure(figures))
      if (value !== undefined && (id === 'collectable' || (id === 'tax_credits' && parts.length > 0)))
        expect(parts.reduce((sum, part) => sum + (part.value ?? Number.NaN), 0)).toBe(value)
  },
}

it('any return keeps every rule', () =>
  everyReturn((declaration) => {
    for (const [rule, check] of Object.entries(ofEveryReturn))
      try {
        check(declaration)
      } catch (cause) {
        throw new Error(rule, { cause })
      }
  }))

/** The value of a formula in euros; undefined for words that are no arithmetic. */
function worked(formula: string): number | undefined {
  const [rule = '', ...limits] = formula.replaceAll('\u00a0', ' ').split(/, (?=até|no mínimo|entre)/)
  const plain = (text: string) =>
    text
      .replaceAll(/\.(?=\d{3})/g, '')
      .replaceAll(',', '.')
      .replaceAll(/ %/g, '/100')
      .replaceAll(/ €/g, '')
      .replaceAll('×', '*')
      .replaceAll('÷', '/')
      .replaceAll('−', '-')
  const value = (text: string) =>
    /^[\d\s.+\-*/()]+$/.test(plain(text)) ? Number(new Function(`return ${plain(text)}`)()) : Number.NaN
  const limited = limits.reduce(
    (amount, limit) => {
      if (limit === 'no mínimo 0') return Math.max(0, amount)
      const most = Math.min(amount, value(limit.replace(/^até |^entre 0 e /, '')))
      return limit.startsWith('entre') ? Math.max(0, most) : most
    },
    value(rule.split(' = ').at(-1) ?? ''),
  )
  return Number.isNaN(limited) ? undefined : limited
}

describe('the formulas', () => {
  it.each([
    ['1.234,50\u00a0€ × 15\u00a0%, até 100\u00a0€', 100],
    ['2 × (17.233\u00a0€ × 10\u00a0% + 5\u00a0€ × 20\u00a0%)', 3448.6],
    ['1\u00a0€ − 2\u00a0€, no mínimo 0', 0],
    ['soma, até 5\u00a0€', undefined],
  ])('%s is %s', (formula, euros) => expect(worked(formula)).toEqual(euros))

  it('come to the figure that they explain', () => {
    let [checked, returns] = [0, 0]
    everyReturn(({ figures }) => {
      returns += 1
      for (const { id, value, formula } of everyFigure(figures)) {
        const euros = formula === undefined ? undefined : worked(formula)
        if (euros === undefined || value === undefined) continue
        checked += 1
        // Texts round rates to four decimals of a percent, and divided incomes to a tenth of a cent.
        const margin = Math.max(0.02, Math.abs(euros) * 0.0002)
        if (Math.abs(euros - value / 100) > margin) throw new Error(`${id}: ${formula} is no ${value} cents`)
      }
    })
    expect(checked / returns).toBeGreaterThan(10)
  })
})

describe('the law is even-handed', () => {
  it('leaves no less of a higher salary, but for the rounding of average rates', () =>
    forAll(years, euros(150_000), euros(3000), (law, salary, raise) => {
      const kept = (employment: number) => employment * 100 - netOf({ law, a: { employment } })
      expect(kept(salary + raise)).toBeGreaterThanOrEqual(kept(salary) - 60)
    }))

  it('asks two equal earners the same together as apart', () =>
    forAll(years, euros(150_000), euros(2000), (law, employment, generalFamily) => {
      const a = { employment, generalFamily }
      const couple: Case = { law, a, b: a }
      // Tax and surcharge are each rounded once together, twice apart.
      const apart = netOf(couple, 'subject_a') + netOf(couple, 'subject_b')
      expect(Math.abs(netOf(couple, 'couple') - apart)).toBeLessThanOrEqual(2)
    }))

  it('asks no more of one earner on a joint return than alone, above the minimum existence', () =>
    forAll(years, euros(100_000), (law, more) => {
      const couple: Case = { law, a: { employment: 34_000 + more }, b: {} }
      expect(netOf(couple, 'couple')).toBeLessThanOrEqual(netOf(couple, 'subject_a') + 60)
      expect(netOf(couple, 'subject_b')).toBe(0)
    }))

  it('does not care who of a couple is named first', () =>
    forAll(years, people, people, homes, (year, one, other, home) => {
      const couple = (a: Subject, b: Subject) =>
        annualIrs(
          { household: home, subjectA: { ...a, name: 'a' }, subjectB: { ...b, name: 'b' } },
          lawOf(year),
        ).declarations.map(({ netCollectable }) => netCollectable)
      const [joint, a, b] = couple(one, other)
      expect(couple(other, one)).toEqual([joint, b, a])
    }))

  it('asks less on the islands than on the mainland', () =>
    forAll(years, euros(150_000), (law, more) => {
      const a = { employment: 20_000 + more }
      const [mainland = 0, ...islands] = (['mainland', 'azores', 'madeira'] as const).map(
        (region) => declarationOf({ law, a, home: { region } }).collectable,
      )
      for (const tax of islands) if (tax !== undefined) expect(tax).toBeLessThan(mainland)
    }))

  it('gives one more year of IRS Jovem no more than the year before', () =>
    forAll(years, euros(100_000), (law, employment) => {
      const taxes = [1, 2, 3, 4, 5].map((youthYear) => netOf({ law, a: { employment, youthYear } }))
      for (const [index, tax] of taxes.entries()) expect(tax).toBeGreaterThanOrEqual(taxes[index - 1] ?? 0)
    }))
})

describe('the solidarity surcharge', () => {
  const surcharge = (taxable: number, law = 2026, region: Household['region'] = 'mainland') => {
    const a = { employment: taxable + lawOf(law).specificDeduction.value, employmentContributions: 0 }
    const { figures } = declarationOf({ law, a, home: { region } })
    return everyFigure(figures).find(({ id }) => id === 'solidarity_surcharge')?.value ?? 0
  }

  it.each([
    { taxable: 300_000, cents: 675_000, why: 'an example of LiberdadeFiscal: 4 250 + 2 500' },
    { taxable: 80_000, cents: 0, why: 'up to 80 000 there is none' },
    { taxable: 80_000.4, cents: 1, why: '40 cents at 2,5 %' },
    { taxable: 250_000, cents: 425_000, why: '170 000 at 2,5 %' },
    { taxable: 250_001, cents: 425_005, why: 'and 5 % above' },
  ])('$taxable €: $why', ({ taxable, cents }) => expect(surcharge(taxable)).toBe(cents))

  it('is reduced in the Azores and not in Madeira', () => {
    expect(surcharge(300_000, 2026, 'azores')).toBe(472_500)
    expect(surcharge(300_000, 2026, 'madeira')).toBe(675_000)
  })
})
