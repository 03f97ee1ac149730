import fc from 'fast-check'
import { forAll } from 'shared-lib/testing/for-all'
import { calculate, household, lawOf, subject } from './irs.fixtures'
import { irsChanges, leastCost, otherRegions } from './what-if'

type Given = NonNullable<Parameters<typeof subject>[0]>

const changesOf = (a: Given, home: Parameters<typeof household>[0] = {}, b?: Given) => {
  const subjectB = b && subject({ ...b, name: 'b' as const })
  const input = { household: household(home), subjectA: subject(a), subjectB }
  const result = calculate({ law: 2025, a, home, ...(b && { b }) })
  return Object.fromEntries(
    irsChanges(input, result, lawOf(2025)).map(({ id, difference }) => [id, difference]),
  )
}

// 2025, 21 000 € of salary: 16 537,85 € taxable, 2 604,73 € before credits.
it('returns what one thing more would change', () =>
  expect(changesOf({ employment: 21_000 })).toEqual({
    dependent: 60_000,
    // 500 € × 15 %.
    health: 7500,
    // 17 537,85 € taxable: 17 233 × 15,982 % + 304,85 × 24,4 % = 2 828,56, which is 223,83 more.
    income: -22_383,
  }))

it('gains nothing where a credit is used up, or there is no tax left', () => {
  expect(changesOf({ employment: 60_000 }, { health: 10_000 }).health).toBe(0)
  expect(changesOf({ employment: 9000 }).dependent).toBe(0)
})

it('adds to the receipts of a household without a job', () =>
  // 1 000 € × 75 % of the receipts count, at 24,4 % between 17 233 € and 22 306 €.
  expect(
    changesOf({ selfEmployment: 24_000, activityExpenses: 3600, activityContributions: 0 }),
  ).toMatchObject({ income: -18_300 }))

it('returns no change where the share of the municipality decides', () => {
  const home = { participation: { kind: 'unknown', reason: 'não sabemos' } } as const
  expect(Object.values(changesOf({ employment: 21_000 }, home))).toEqual([undefined, undefined, undefined])
})

it('knows a gain only where it knows the tax before and after', () => {
  const home = { participation: { kind: 'unknown', reason: 'não sabemos' } } as const
  // Nothing to pay, then 1 000 € more: 13 180 − 4 462,15 less the minimum existence leaves more than 250 € of tax.
  const [dependent, health, income] = Object.values(
    changesOf({ employment: 12_180, generalFamily: 5000 }, home),
  )
  expect([dependent, health, income]).toEqual([0, 0, undefined])
  // 3 152 × 12,5 % = 394 €, which one dependant ends.
  expect(changesOf({ employment: 12_500 }, home)).toMatchObject({ dependent: undefined })
})

it('has nothing more to change where there are no rents, and those of both at once where there are', () => {
  expect(changesOf({ employment: 9000 })).toStrictEqual({ dependent: 0, health: 0, income: 0 })
  // 12 000 × 25 % apart; added, 6 000 × 12,5 % of each in a joint return.
  expect(changesOf({ rents: 12_000 }, {}, { includeRents: true })).toMatchObject({ rents: 150_000 })
  expect(changesOf({ rents: 12_000, includeRents: true }, {}, {})).toMatchObject({ rents: -150_000 })
})

it('files apart where that costs less, and does not know the cost where a return is not known', () => {
  const couple = { law: 2025, a: { employment: 22_000 }, b: { employment: 12_180 } }
  const participation = { kind: 'unknown', reason: 'não sabemos' } as const
  // 2 828,56 + 250,00.
  expect(leastCost(calculate(couple))).toBe(307_856)
  expect(leastCost(calculate({ ...couple, home: { participation } }))).toBeUndefined()
  const madeira = { ...couple, law: 2024, a: { employment: 60_000 }, home: { region: 'madeira' as const } }
  expect(leastCost(calculate(madeira))).toBeUndefined()
})

it('files the better way: joint or separate, whichever costs less', () => {
  forAll(fc.integer({ min: 0, max: 90_000 }), fc.integer({ min: 0, max: 90_000 }), (one, other) => {
    const result = calculate({ law: 2025, a: { employment: one }, b: { employment: other } })
    const [couple, a, b] = result.declarations.map(({ netCollectable = Number.NaN }) => netCollectable)
    expect(leastCost(result)).toBe(Math.min(couple ?? Number.NaN, (a ?? Number.NaN) + (b ?? Number.NaN)))
  })
})

const regionsOf = (year: number, a: Given, home: Parameters<typeof household>[0] = {}) =>
  otherRegions(
    { household: household(home), subjectA: subject(a), subjectB: undefined },
    calculate({ law: year, a, home }),
    lawOf(year),
  )

it('returns what the rates of the other regions would change, municipality and all else the same', () => {
  for (const region of ['mainland', 'madeira', 'azores'] as const) {
    const home = { region, participation: { kind: 'known', value: 0.03, source: 'indicada por ti' } } as const
    const cost = (of: typeof region | 'mainland') =>
      calculate({ law: 2025, a: { employment: 40_000 }, home: { ...home, region: of } }).declarations[0]
        ?.netCollectable ?? Number.NaN
    const others = regionsOf(2025, { employment: 40_000 }, home)
    expect(others).toHaveLength(2)
    for (const other of others) {
      expect(other.region).not.toBe(region)
      expect(other.difference).toBe(cost(region) - cost(other.region as 'mainland'))
    }
  }
})

it('saves three tenths of the tax in the Azores: 2 604,73 € × 30 %', () =>
  expect(regionsOf(2025, { employment: 21_000 }).find(({ region }) => region === 'azores')?.difference).toBe(
    78_142,
  ))

it('explains why it does not know: a rate of Madeira in 2024 that was not found', () => {
  const madeira = regionsOf(2024, { employment: 60_000 }).find(({ region }) => region === 'madeira')
  expect(madeira).toEqual({ region: 'madeira', unknown: expect.stringMatching(/Madeira|taxa/) })
  const [mainland] = regionsOf(2024, { employment: 60_000 }, { region: 'madeira' })
  expect(mainland).toEqual({ region: 'mainland', unknown: expect.stringMatching(/taxa/) })
})
