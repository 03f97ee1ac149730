import { type Case, declarationOf, household, lawOf, netOf, subject } from './irs.fixtures'
import { taxCredits } from './tax-credits'
import cases from './testing/disability.json'

type Person = NonNullable<Parameters<typeof subject>[0]>
type Home = NonNullable<Parameters<typeof household>[0]>

const credit = (a: Person, home: Home | undefined = {}, { year = 2024, share = 1 } = {}) =>
  taxCredits(
    { kind: 'single', subjects: [subject(a)], household: household(home), share, quotient: 1 },
    35_000,
    lawOf(year),
  ).parts?.find(({ id }) => id === 'credit_disability')?.value

describe('the credits', () => {
  // Montepio prints the first three for 2024: IAS of 509,26 €.
  it.each(cases.credits)('$a $home: $euros €', ({ a, home, euros }) =>
    expect(credit(a as Person, home)).toBe(Math.round(euros * 100)),
  )

  it('for dependants are halved where a couple files apart, those of the person are not', () =>
    expect(credit({ disability: 'from60' }, { dependants: 1, disabledDependants: 1 }, { share: 0.5 })).toBe(
      203_704 + Math.round(127_315 / 2),
    ))

  it('are absent without a disability', () => expect(credit({})).toBeUndefined())
})

describe('the income', () => {
  const taxable = (a: Person) => declarationOf({ law: 2025, a }).taxableIncome

  it.each([
    ['15 % of 12 000 €, below the limit', { employment: 12_000 }, 10_200 - 4462.15],
    ['2 500 € at most', { employment: 40_000 }, 37_500 - 4462.15],
    ['contributions are of the whole wage', { employment: 60_000 }, 57_500 - 6600],
    // 17 500 × 75 %, less what contributions of 20 000 × 70 % × 21,4 % are above 10 % of what counts.
    ['2 500 € of receipts too', { selfEmployment: 20_000 }, 13_125 - (2996 - 1750)],
    ['10 % of a pension', { pension: 22_000 }, 19_800 - 4462.15],
    ['a limit for each kind', { employment: 40_000, pension: 40_000 }, 75_000 - 2 * 4462.15],
  ])('%s', (_why, a, euros) => {
    const one = taxable({ ...a, disability: 'from60' })
    const least = declarationOf({ law: 2025, a: { ...a, disability: 'from60' } }).minimumExistence ?? 0
    expect((one ?? 0) + least).toBe(Math.round(euros * 100))
  })

  it('takes nothing from what was given as contributions', () =>
    expect(taxable({ employment: 40_000, employmentContributions: 5000, disability: 'from60' })).toBe(
      3_250_000,
    ))
})

describe('a year, by hand', () => {
  // 2025: 28 400 € × 20,794 % = 5 905,50 € and 34,9 % above; IAS 522,50 €.
  const of = (a: Person): Case => ({ law: 2025, a: { employment: 40_000, ...a } })

  it.each([
    { why: '35 537,85 €', a: {}, euros: 8396.61 },
    { why: '33 037,85 €, less 4 × IAS', a: { disability: 'from60' }, euros: 5434.11 },
    { why: 'less 8 × IAS', a: { disability: 'from90' }, euros: 3344.11 },
    { why: 'less 9 × IAS', a: { disability: 'from90', armedForces: true }, euros: 2821.61 },
  ] as const)('$why: $euros €', ({ a, euros }) => expect(netOf(of(a))).toBe(Math.round(euros * 100)))

  it('explains what does not count and why', () => {
    const { figures, grossIncome } = declarationOf(of({ disability: 'from60' }))
    const text = JSON.stringify(figures)
    expect(grossIncome).toBe(4_000_000)
    expect(text).toContain('CIRS, art. 56.º-A')
    expect(text).toContain('15\u00a0% do trabalho e 10\u00a0% das pensões, até 2.500\u00a0€ de cada um')
    expect(text).toContain('CIRS, art. 87.º')
  })
})
