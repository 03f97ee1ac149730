import cases from './income.test.json'
import { declarationOf, netOf } from './irs.fixtures'
import tables from './testing/income.json'

// Worked by hand from the law of the year named; euros in, cents out.

type Activity = Parameters<typeof declarationOf>[0]['a']
const taxable = (law: number, a: Activity) => declarationOf({ law, a }).taxableIncome

describe('employment', () => {
  it.each(tables.deductions as [number, string, object, number][])('%s: %s', (law, _why, a, result) =>
    expect(taxable(law, a)).toBe(result),
  )
})

describe('minimum existence', () => {
  it.each(tables.minimum)('$law, $gross €: $why', ({ law, gross, result }) =>
    expect(taxable(law, { employment: gross })).toBe(result),
  )

  it('leaves nothing to pay on the minimum wage with 250 € of credits', () => {
    for (const [law, wage] of [
      [2023, 760],
      [2024, 820],
      [2025, 870],
      [2026, 920],
    ] as const)
      expect(netOf({ law, a: { employment: 14 * wage, generalFamily: 1000 } })).toBe(0)
  })

  it('ends for both when a joint return is above the ceiling, though one of them earns little', () => {
    const couple = { a: { employment: 30_000 }, b: { employment: 12_180 } }
    const joint = declarationOf({ law: 2025, ...couple }, 'couple')
    const apart = declarationOf({ law: 2025, ...couple }, 'subject_b')
    expect(joint.taxableIncome).toBe(2_553_785 + 771_785)
    expect(apart.taxableIncome).toBe(200_000)
  })

  // 12 180 − 2,6 × (13 000 − 12 180) − 250 ÷ 12,5 % − what comes off anyway: 4 952 € stay whatever the income is from.
  it.each([
    { home: { region: 'azores' as const }, a: { employment: 13_000 }, off: 358_585, why: 'in the Azores' },
    { home: { region: 'madeira' as const }, a: { employment: 13_000 }, off: 358_585, why: 'in Madeira' },
    // 13 000 × 75 % − (1 947,40 − 1 300) = 9 102,60: 3 897,40 do not count.
    { home: {}, a: { selfEmployment: 13_000 }, off: 415_060, why: 'of receipts of a listed profession' },
    { home: {}, a: { pension: 13_000 }, off: 358_585, why: 'of a pension' },
    { home: {}, a: { employment: 13_000, alimonyReceived: 7315 }, off: 358_585, why: 'with some alimony' },
  ])('is the same $why', ({ home, a, off }) =>
    expect(declarationOf({ law: 2025, a, home })).toMatchObject({
      minimumExistence: off,
      taxableIncome: 495_200,
    }),
  )

  it('is none above 14 IAS taxed apart: 7 315 € in 2025', () =>
    expect(declarationOf({ law: 2025, a: { employment: 13_000, alimonyReceived: 7315.01 } })).toMatchObject({
      minimumExistence: 0,
      taxableIncome: 853_785,
    }))

  it('counts what is taxed apart of both in a joint return: 2 × 7 315 € in 2025', () => {
    const couple = { a: { employment: 13_000, alimonyReceived: 14_630 }, b: { employment: 13_000 } }
    expect(declarationOf({ law: 2025, ...couple }, 'couple').minimumExistence).toBe(2 * 358_585)
  })

  it.each([
    { home: { region: 'azores' as const }, a: { employment: 16_093.01 }, why: 'above the ceiling' },
    { home: {}, a: { selfEmployment: 13_000, selfEmploymentKind: 'goods' as const }, why: 'for trade' },
    {
      home: {},
      a: { employment: 6500, selfEmployment: 6500, selfEmploymentKind: 'own_company' as const },
      why: 'for half of an activity that is not listed',
    },
  ])('is nothing $why', ({ home, a }) =>
    expect(declarationOf({ law: 2025, a, home }).minimumExistence).toBe(0),
  )

  it('does not matter where the credits leave nothing to pay anyway', () => {
    const home = { region: 'azores' as const, dependants: 2 }
    expect(netOf({ law: 2025, a: { employment: 13_000 }, home })).toBe(0)
  })
})

describe('self-employment', () => {
  it.each(cases)('$why', ({ a, result }) => expect(taxable(2025, a as Activity)).toBe(result))

  it('caps the monthly base of the contributions at 12 IAS', () => {
    // 12 × 12 × 522,50 × 21,4 % = 16 101,36, above 10 % of 150 000; and they show more than 22 500 needs after 6 398,64.
    expect(taxable(2025, { selfEmployment: 150_000 })).toBe(11_250_000 + 639_864 - 110_136)
  })

  it('needs accounts above 200 000 €', () => {
    expect(declarationOf({ law: 2025, a: { selfEmployment: 200_000 } }).unknown).toBeUndefined()
    const unknown = expect.stringContaining('contabilidade')
    expect(declarationOf({ law: 2025, a: { selfEmployment: 200_000.01 }, b: {} }, 'couple')).toMatchObject({
      unknown,
      figures: [{ id: 'taxable_income', unknown }],
    })
  })
})

describe('IRS Jovem', () => {
  it('exempts the first year whole, up to 55 IAS', () => {
    expect(netOf({ law: 2025, a: { employment: 28_737.5, youthYear: 1 } })).toBe(0)
    expect(taxable(2025, { employment: 40_000, youthYear: 1 })).toBe(680_035)
  })

  it('takes the specific deduction off the part that is taxed and the rate from everything', () => {
    // 2025, year 5: 20 000 − 10 000 − 4 462,15 = 5 537,85 of 15 537,85; tax 2 389,73 (12 160 × 13,68 % +
    // 3 377,85 × 21,5 %) × 5 537,85 / 15 537,85 = 851,72.
    const a = { employment: 20_000, youthYear: 5 }
    const { taxableIncome, collectable } = declarationOf({ law: 2025, a })
    expect([taxableIncome, collectable]).toEqual([553_785, 85_172])
  })

  it.each([
    { law: 2023, youthYear: 1, result: 1_589_062, why: 'at most 12,5 × 480,43 = 6 005,38' },
    { law: 2024, youthYear: 3, result: 1_146_456, why: 'at most 20 × 509,26 = 10 185,20' },
  ])('$law, year $youthYear: $why', ({ law, youthYear, result }) =>
    expect(taxable(law, { employment: 26_000, youthYear })).toBe(result),
  )

  it('leaves no less than nothing, and a pension as it is', () => {
    expect(taxable(2025, { employment: 13_000, youthYear: 1 })).toBe(0)
    expect(taxable(2025, { pension: 20_000, youthYear: 1 })).toBe(1_553_785)
  })

  it('exempts an activity in the same proportion', () => {
    // 24 000 × 75 % = 18 000, plus nothing to show (3 600 < 4 462,15), less 1 195,20: 16 804,80; a quarter is exempt.
    const { taxableIncome } = declarationOf({ law: 2025, a: { selfEmployment: 24_000, youthYear: 10 } })
    expect(taxableIncome).toBe(1_260_360)
  })
})

describe('alimony received', () => {
  it('is taxed apart at 20 %', () => {
    const without = netOf({ law: 2025, a: { employment: 30_000 } })
    expect(netOf({ law: 2025, a: { employment: 30_000, alimonyReceived: 6000 } })).toBe(without + 120_000)
  })

  it('joins the other income as a pension with a deduction of its own', () => {
    const a = { employment: 30_000, alimonyReceived: 6000, includeAlimony: true }
    expect(taxable(2025, a)).toBe(2_553_785 + 153_785)
    expect(taxable(2025, { ...a, alimonyReceived: 4000 })).toBe(2_553_785)
    expect(netOf({ law: 2025, a: { ...a, alimonyReceived: 4000 } })).toBe(500_691)
  })
})
