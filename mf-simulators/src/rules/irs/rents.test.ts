import { calculate, declarationOf, household, lawOf, netOf, subject } from './irs.fixtures'
import cases from './testing/rents.json'
import { irsChanges } from './what-if'

// Worked by hand from CIRS, art. 41.º and 72.º, and EBF, art. 45.º-C; euros in, cents out.

const flat = { rents: 12_000 }
const of2025 = (a: object) => declarationOf({ law: 2025, a })
const tax = (law: number, a: object, home = {}) => declarationOf({ law, a, home }).collectable

describe('rents taxed apart', () => {
  it.each(cases.rents as [number, string, object, number][])('%s: %s', (law, _why, a, euros) =>
    expect(tax(law, a)).toBe(euros * 100),
  )

  it.each([
    [2025, 'azores', '17,5 %', flat, 2100],
    [2025, 'azores', '19,6 %', { ...flat, rentContract: 'other' }, 2352],
    [2025, 'madeira', 'as on the mainland', flat, 3000],
    [2026, 'azores', '10 % before 17,5', { ...flat }, 1200],
    [2026, 'madeira', 'as on the mainland, where nothing was found', { rents: 36_000 }, 9000],
  ])('%s in %s: %s', (law, region, _why, a, euros) => expect(tax(law, a, { region })).toBe(euros * 100))

  // 21 000 − 4 462,15 = 16 537,85 → 2 604,73; the rent stays out of the steps.
  it('leave the tax of a salary as it is, and are paid on top of it', () => {
    expect(netOf({ law: 2025, a: { employment: 21_000 } })).toBe(260_473)
    expect(declarationOf({ law: 2025, a: { employment: 21_000, ...flat } })).toMatchObject({
      grossIncome: 3_300_000,
      taxableIncome: 1_653_785,
      collectable: 260_473 + 300_000,
    })
  })

  it('take off what tenants withheld', () =>
    expect(of2025({ employment: 21_000, ...flat, withholding: 2000, paymentsOnAccount: 3000 })).toMatchObject(
      { paid: 500_000, balance: 60_473 },
    ))

  it('end the minimum existence above 14 IAS: 7 315 € in 2025', () => {
    const off = (rents: number) =>
      declarationOf({ law: 2025, a: { employment: 13_000, rents } }).minimumExistence
    expect(off(7315)).toBe(358_585)
    expect(off(7315.01)).toBe(0)
  })

  it('are not known for 2023, whose rates changed on 7 October', () => {
    expect(declarationOf({ law: 2023, a: flat }).unknown).toMatch(/rendas de 2023/)
    expect(declarationOf({ law: 2023, a: { ...flat, includeRents: true } })).not.toHaveProperty('unknown')
  })

  it('are each person’s own in a joint return', () =>
    expect(
      declarationOf(
        { law: 2025, a: flat, b: { rents: 4000, rentContract: 'from10', rentExpenses: 1000 } },
        'couple',
      ).collectable,
    ).toBe(300_000 + 30_000))
})

describe('rents added to the other income', () => {
  // 21 000 − 4 462,15 + 12 000 − 1 800 = 26 737,85; 21 479 × average of the third step and so on is the table's.
  it('come in less what they cost', () =>
    expect(of2025({ employment: 21_000, ...flat, rentExpenses: 1800, includeRents: true })).toMatchObject({
      grossIncome: 3_300_000,
      taxableIncome: 2_673_785,
    }))

  it('pay the first steps where there is nothing else: 8 059 × 12,5 % + 3 941 × 16 %', () =>
    expect(declarationOf({ law: 2025, a: { ...flat, includeRents: true } })).toMatchObject({
      taxableIncome: 1_200_000,
      minimumExistence: 0,
      collectable: 100_738 + 63_056,
    }))

  it('are no income that IRS Jovem exempts', () => {
    const young = { employment: 20_000, youthYear: 1 }
    const alone = declarationOf({ law: 2025, a: young }).taxableIncome ?? 0
    const rents = { ...flat, rentExpenses: 2000, includeRents: true }
    expect(of2025({ ...young, ...rents }).taxableIncome).toBe(alone + 1_000_000)
  })
})

it('returns what the other way of counting rents would change', () => {
  const law = lawOf(2025)
  const input = (a: object) => ({ household: household(), subjectA: subject(a), subjectB: undefined })
  const difference = (a: object) => {
    const given = { law: 2025, a }
    const changes = irsChanges(input(a), calculate(given), law)
    return changes.find(({ id }) => id === 'rents')
  }
  expect(difference(flat)).toEqual({ id: 'rents', step: 1_200_000, difference: 300_000 - 163_794 })
  expect(difference({ ...flat, includeRents: true })).toMatchObject({ difference: 163_794 - 300_000 })
  expect(difference({ employment: 20_000 })).toBeUndefined()
})
