import { calculate } from './irs.fixtures'

const participation = { kind: 'unknown', reason: 'não sabemos' } as const

describe('a couple that compares joint and separate returns', () => {
  // 2025, 40 000 € and nothing: 35 537,85 alone, tax 28 400 × 20,794 % + 7 137,85 × 34,9 % = 8 396,61; together twice
  // 17 768,925: 2 × (17 233 × 15,982 % + 535,925 × 24,4 %) = 5 769,89.
  const oneEarner = { law: 2025, a: { employment: 40_000 }, b: {} }

  it('saves with one return when one of them earns nothing', () =>
    expect(calculate(oneEarner).comparison).toMatchObject({
      better: 'couple',
      difference: 262_672,
      figure: { value: 262_672, formula: '8.396,61\u00a0€ − 5.769,89\u00a0€' },
    }))

  it('saves between two amounts when it is not known what the municipality gives back', () => {
    const { comparison } = calculate({ ...oneEarner, home: { participation } })
    expect(comparison).toMatchObject({
      better: 'couple',
      differenceRange: { from: 249_538, to: 262_672 },
      figure: { unknown: 'não sabemos' },
    })
    expect(comparison?.difference).toBeUndefined()
  })

  it('pays less apart when together they lose the minimum existence', () => {
    // Apart 2 828,56 and 250,00. Together they are above 32 186: 2 × (12 160 × 13,68 % + 467,85 × 21,5 %) = 3 528,15.
    const { comparison } = calculate({ law: 2025, a: { employment: 22_000 }, b: { employment: 12_180 } })
    expect(comparison).toMatchObject({
      better: 'separate',
      difference: 44_959,
      figure: { formula: '3.528,15\u00a0€ − 3.078,56\u00a0€' },
    })
  })

  it('has the same either way when both earn the same', () => {
    const both = (employment: number, home = {}) =>
      calculate({ law: 2025, a: { employment }, b: { employment }, home }).comparison
    expect(both(12_180)).toMatchObject({ better: 'same', difference: 0 })
    expect(both(12_180, { participation })).toMatchObject({ better: 'same', difference: 0 })
    // 13 725,64 each: 12 160 × 13,68 % + 1 565,64 × 21,5 % = 2 000,1006. Of it 5 % is 100,005, or 200,01 together.
    expect(both(18_187.79, { participation })).toMatchObject({
      better: 'separate',
      differenceRange: { from: 0, to: 1 },
    })
    // 5 006,9057 twice: rounded once together, twice apart.
    expect(both(30_000)).toMatchObject({ better: 'couple', difference: 1 })
  })

  it('does not compare when one return is not known for another reason', () => {
    const home = { region: 'madeira' } as const
    const couple = { law: 2024, a: { employment: 60_000 }, b: { employment: 13_000 }, home }
    expect(calculate(couple).comparison).toBeUndefined()
  })
})

it('has one return for a single filer', () =>
  expect(calculate({ law: 2025, a: { employment: 30_000 } }).declarations.map(({ kind }) => kind)).toEqual([
    'single',
  ]))

it('names what the amounts are made of', () => {
  const [single] = calculate({ law: 2025, a: { employment: 14_381.99, generalFamily: 5000 } }).declarations
  // As in the settlement note: 641,34. Taxable 9 278,50: 8 059 × 12,5 % + 1 219,50 × 16 % = 1 202,50 (half a cent up).
  expect(single).toMatchObject({
    minimumExistence: 64_134,
    taxableIncome: 927_850,
    collectable: 120_250,
    surcharge: 0,
    credits: 25_000,
    municipalBenefit: 0,
    netCollectable: 95_250,
  })
})
