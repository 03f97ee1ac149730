import { cents } from 'shared-lib/rules/money/cents'
import cases from './credits.test.json'
import type { Filing } from './household'
import { type Case, declarationOf, household, lawOf, netOf, subject } from './irs.fixtures'
import { globalCapOf, taxCredits } from './tax-credits'
import tables from './testing/credits.json'

// Worked by hand from the law of 2025 unless noted; euros in, cents out. 40 000 € of salary: tax is never used up.

type Home = Parameters<typeof household>[0]
type Person = Parameters<typeof subject>[0]

interface Given {
  readonly a?: Person
  readonly home?: Home
  readonly year?: number
  readonly taxable?: number
}

const filingOf = ({ a, home }: Given): Filing => ({
  kind: 'single',
  subjects: [subject(a)],
  household: household(home),
  share: 1,
  quotient: 1,
})

const credits = (given: Given) =>
  taxCredits(filingOf(given), given.taxable ?? 35_000, lawOf(given.year ?? 2025)).value

describe('dependants', () => {
  it.each(tables.dependents)('$ages: $euros €, $why', ({ ages, euros }) => {
    const home = {
      dependants: ages.length,
      dependantsUpToThree: ages.filter((age) => age <= 3).length,
      dependantsFourToSix: ages.filter((age) => age > 3 && age <= 6).length,
    }
    expect(credits({ home })).toBe(euros * 100)
  })

  it.each([
    [1, 63_500],
    [2, 105_000],
    [3, 157_500],
  ])('%d ascendants: %d cents; one alone has more', (ascendants, expected) =>
    expect(credits({ home: { ascendants } })).toBe(expected),
  )
})

describe('each expense up to its own cap', () => {
  it.each(cases as (Given & { readonly euros: number; readonly why: string })[])(
    '$why',
    ({ euros, ...given }) => expect(credits(given)).toBe(Math.round(euros * 100)),
  )
})

describe('the global cap', () => {
  const cap = (taxable: number, home: Home = {}, share = 1) =>
    globalCapOf({ ...filingOf({ home }), share }, taxable, lawOf(2025))?.euros

  it.each(tables.caps)('$taxable €: $why', ({ taxable, euros }) =>
    euros === undefined ? expect(cap(taxable)).toBeUndefined() : expect(cap(taxable)).toBeCloseTo(euros, 4),
  )

  it('is explained by the least alone from 80 000 € on', () =>
    expect(globalCapOf(filingOf({}), 80_000, lawOf(2025))?.formula).toBe('1.000\u00a0€'))

  it('rises by 5 % for each dependant, from three on', () => {
    expect([2, 3, 4].map((dependants) => cap(80_000, { dependants }))).toEqual([1000, 1150, 1200])
  })

  it('is half on a separate return', () => expect(cap(80_000, {}, 0.5)).toBe(500))

  it('holds what it covers and nothing else', () => {
    const home = { health: 9000, education: 9000, dependants: 1 }
    expect(credits({ home, a: { generalFamily: 5000 }, taxable: 80_000 })).toBe(100_000 + 60_000 + 33_500)
  })
})

describe('a couple', () => {
  const salary = { employment: 40_000 }
  const couple: Case = {
    law: 2025,
    a: { employment: 40_000, generalFamily: 5000 },
    b: { employment: 40_000, generalFamily: 5000 },
    home: { dependants: 1, health: 9000, rent: 9000 },
  }

  it('does not double the caps of the household, but has the general family ones each', () => {
    const without = netOf({ ...couple, a: salary, b: salary, home: {} }, 'couple')
    expect(without - netOf(couple, 'couple')).toBe(60_000 + 50_000 + 100_000 + 70_000)
  })

  it('shares dependants, expenses and caps in half on separate returns', () => {
    const without = netOf({ ...couple, a: salary, home: {} }, 'subject_a')
    expect(without - netOf(couple, 'subject_a')).toBe(30_000 + 25_000 + 50_000 + 35_000)
  })

  it('is no lone parent on separate returns', () => {
    const [tax, credit] = [{ dependants: 1 }, {}].map((home) =>
      netOf({ ...couple, a: { ...salary, generalFamily: home.dependants ? 700 : 0 }, home }, 'subject_a'),
    )
    expect((credit ?? 0) - (tax ?? 0)).toBe(30_000 + 24_500)
  })
})

describe('the municipality', () => {
  const a = { employment: 30_000 }
  const net = netOf({ law: 2025, a })
  const home = (value: number) => ({ participation: { kind: 'known', value, source: 'câmara' } as const })

  it('gives back what it does not keep of 5 %, of the tax after credits', () => {
    // 22 306 × 17,897 % + 3 231,85 × 31,4 %
    expect(net).toBe(500_691)
    expect(netOf({ law: 2025, a, home: home(0.05) })).toBe(net)
    expect(netOf({ law: 2025, a, home: home(0.025) })).toBe(net - 12_517)
    expect(netOf({ law: 2025, a, home: home(0) })).toBe(net - 25_035)
    expect(netOf({ law: 2025, a: { ...a, generalFamily: 5000 }, home: home(0) })).toBe(net - 25_000 - 23_785)
  })

  it('leaves the result between nothing and all of it when it is not known', () => {
    const reason = 'não sabemos'
    const unknown = declarationOf({ law: 2025, a, home: { participation: { kind: 'unknown', reason } } })
    expect(unknown.netCollectable).toBeUndefined()
    const range = { from: net - 25_035, to: net }
    const parts = [{ id: 'after_credits', value: net }, { unknown: reason }]
    expect(unknown).toMatchObject({
      unknown: reason,
      collectable: net,
      netCollectableRange: range,
      figures: [{ id: 'taxable_income' }, { id: 'net_collectable', unknown: reason, parts }],
    })
  })

  it('does not matter to a household with nothing to pay', () => {
    const participation = { kind: 'unknown', reason: 'não sabemos' } as const
    const least = { employment: 12_180, generalFamily: 5000 }
    expect(netOf({ law: 2025, a: least, home: { participation } })).toBe(cents(0))
  })
})
