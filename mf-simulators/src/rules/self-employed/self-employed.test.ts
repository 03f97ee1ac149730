import fc from 'fast-check'
import type { Figure } from 'shared-lib/rules/figures/figure'
import { cents } from 'shared-lib/rules/money/cents'
import { selfEmployed } from './self-employed'
import type { SelfEmployedInput } from './self-employed-input'
import { selfEmployedLawOf } from './self-employed-law'
import cases from './testing/self-employed.json'

const law = selfEmployedLawOf(2026)
if (!law) throw new Error('the law of 2026 is missing')

const monthly = (euros: number) => cents(Math.round(euros * 1200))
const input = (given: Partial<SelfEmployedInput> = {}): SelfEmployedInput => ({
  year: 2026,
  region: 'mainland',
  receipts: monthly(2000),
  kind: 'services',
  activityYear: 'later',
  expenses: cents(0),
  beside: 'none',
  otherIncome: cents(0),
  adjustment: 0,
  withholding: 'usual',
  withholdingRate: undefined,
  dependants: 0,
  youthYear: 0,
  ...given,
})
const of = (given: Partial<SelfEmployedInput> = {}) => selfEmployed(input(given), law)

describe('2,000 € of services a month in 2026', () => {
  it('leaves what is not withheld and not contributed', () =>
    // 2 000 × 70 % × 21,4 % = 299,60; 2 000 × 23 % = 460.
    expect(of().month).toEqual({
      receipts: 200_000,
      socialSecurity: 29_960,
      withholding: 46_000,
      net: 124_040,
    }))

  it('settles with the tax of the year', () =>
    // 24 000 × 75 % − (3 595,20 − 2 400) = 16 804,80; 12 587 × 13,579 % + 4 217,80 × 21,2 % − 250 = 2 353,36.
    expect(of().annual).toMatchObject({
      irs: 235_336,
      settlement: 235_336 - 552_000,
      afterTax: 2_400_000 - 359_520 - 235_336,
    }))

  it('is declared four times and paid in the three months after each', () =>
    expect(of().quarters).toMatchObject(cases.quarters))
})

describe('social security of a month', () => {
  it.each(cases.contributions as [string, Partial<SelfEmployedInput>, number][])('%s', (_why, given, is) =>
    expect(of(given).month.socialSecurity).toBe(is),
  )
})

describe('withholding', () => {
  it.each(cases.withheld as [string, Partial<SelfEmployedInput>, number][])('%s', (_why, given, is) =>
    expect(of(given).annual.withholding).toBe(is),
  )

  it('is unknown in the islands without the rate; contributions and the tax of the year are known', () => {
    const { month, annual, unknown, setAside } = of({ region: 'azores' })
    expect([month.withholding, month.net, annual.settlement, setAside]).toEqual(Array(4).fill(undefined))
    expect(unknown).toEqual([expect.stringContaining('regiões autónomas')])
    expect(annual.irs).toBeGreaterThan(0)
  })
})

describe('the tax that receipts add', () => {
  it('counts half of the coefficient in the first year', () => {
    // 2 000 × 12 × 37,5 % = 9 000; 8 342 × 12,5 % + 658 × 15,7 % − 250 = 896,06.
    expect(of({ activityYear: 'first' }).annual.irs).toBe(89_606)
  })

  it('is none below the minimum existence, which leaves 4 € in 1 000', () =>
    expect(of({ receipts: monthly(1000) }).annual.irs).toBe(0))

  it('next to a job is what comes on top of its tax', () => {
    const job = { beside: 'job' as const, otherIncome: cents(2_100_000) }
    const { irs = 0 } = of(job).annual
    expect(irs).toBeGreaterThan(of().annual.irs ?? 0)
    expect(of({ ...job, receipts: cents(0) }).annual.irs).toBe(0)
  })
})

it('sets aside contributions and the tax that is not withheld', () => {
  const { setAside, month, annual } = of({ withholding: 'none' })
  expect(setAside).toBe(month.socialSecurity + Math.round((annual.irs ?? 0) / 12))
  expect(of().setAside).toBe(29_960)
})

const everyFigure = (figures: readonly Figure[]): readonly Figure[] =>
  figures.flatMap((figure) => [figure, ...everyFigure(figure.parts ?? [])])

const own = 'after_tax social_security_year social_security contribution_base irs withholding'.split(' ')
const inputs = fc.record({
  receipts: fc.integer({ min: 0, max: 15_000_000 }).map(cents),
  kind: fc.constantFrom('services' as const, 'other_services' as const, 'goods' as const),
  activityYear: fc.constantFrom('first' as const, 'second' as const, 'later' as const),
  beside: fc.constantFrom('none' as const, 'job' as const, 'pension' as const),
  otherIncome: fc.integer({ min: 0, max: 4_000_000 }).map(cents),
  adjustment: fc.constantFrom(-0.25, 0, 0.1),
})

it('adds up, explains itself and has four quarters unless it is exempt', () =>
  fc.assert(
    fc.property(inputs, (given) => {
      const { month, annual, figures, quarters, exempt } = of(given)
      expect((annual.net ?? 0) + annual.socialSecurity + (annual.withholding ?? 0)).toBe(annual.receipts)
      expect((annual.afterTax ?? 0) + annual.socialSecurity + (annual.irs ?? 0)).toBe(annual.receipts)
      expect(month.socialSecurity * 12).toBe(annual.socialSecurity)
      expect(quarters).toHaveLength(exempt ? 0 : 4)
      for (const { id, formula } of everyFigure(figures))
        if (own.includes(id)) expect([id, typeof formula]).toEqual([id, 'string'])
    }),
    { numRuns: 60, seed: 20_261_122 },
  ))
