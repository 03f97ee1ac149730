import { toIsoDate } from '../../dates/iso-date'
import { cents } from '../../money/cents'
import { baseDeed, eur, in2025, oneOfTwoYoung, resultOf, young } from './deed.testing'
import { type DeedInput, deedCosts } from './deed-costs'
import { imtEdges } from './imt-edges.testing'

const notaries = 'calculator of the notaries, 2026-08-30'
const calculaPt = 'CalculaPT, 2026-08-30; known to be off by up to 9 cents'
const publicSuite = 'cases of a public IMT calculator'

describe('published cases', () => {
  it.each<{
    input: Partial<DeedInput>
    price: number
    imt: number
    stamp?: number
    /** Cents that the source may be off. */
    margin: number
    origin: string
  }>([
    { price: 100_000, imt: 0, stamp: 800, margin: 0, origin: notaries, input: {} },
    { price: 198_347, imt: 3426.33, stamp: 1586.78, margin: 0, origin: notaries, input: {} },
    { price: 660_982, imt: 39_115.21, stamp: 5287.86, margin: 0, origin: notaries, input: {} },
    { price: 106_346, imt: 0, stamp: 850.77, margin: 0, origin: calculaPt, input: {} },
    { price: 330_539, imt: 0, stamp: 0, margin: 0, origin: calculaPt, input: { buyers: young } },
    {
      price: 660_982,
      imt: 26_435.44,
      stamp: 2643.54,
      margin: 1,
      origin: calculaPt,
      input: { buyers: young },
    },
    { price: 250_000, imt: 4427.43, stamp: 2000, margin: 9, origin: calculaPt, input: { region: 'azores' } },
    {
      price: 500_000,
      imt: 6946.08,
      stamp: 694.61,
      margin: 0,
      origin: calculaPt,
      input: { region: 'azores', buyers: young },
    },
    {
      price: 500_000,
      imt: 22_795.85,
      stamp: 4000,
      margin: 9,
      origin: calculaPt,
      input: { region: 'madeira' },
    },
    {
      price: 250_000,
      imt: 5756.85,
      stamp: 2000,
      margin: 9,
      origin: calculaPt,
      input: { region: 'madeira', purpose: 'other_housing' },
    },
    { price: 250_000, imt: 16_250, margin: 0, origin: calculaPt, input: { purpose: 'other_urban' } },
    {
      price: 700_000,
      imt: 42_000,
      margin: 0,
      origin: 'Ofício Circulado 40129/2026, worked by hand',
      input: {},
    },
    {
      price: 400_000,
      imt: 5556.88,
      margin: 0,
      origin: 'Ofício Circulado 40129/2026, worked by hand',
      input: { buyers: young },
    },
    {
      price: 500_000,
      imt: 7594.2,
      stamp: 759.42,
      margin: 0,
      origin: 'Correio dos Açores, 2025-01-19',
      input: { date: in2025, region: 'azores', buyers: young },
    },
    {
      price: 500_000,
      imt: 23_133.1,
      margin: 0,
      origin: 'Correio dos Açores, 2025-01-19',
      input: { date: in2025, region: 'azores' },
    },
    {
      price: 400_000,
      imt: 12_290.93,
      stamp: 1903.77,
      margin: 0,
      origin: publicSuite,
      input: { date: in2025, buyers: oneOfTwoYoung },
    },
    {
      price: 200_000,
      imt: 13_000,
      stamp: 1600,
      margin: 0,
      origin: publicSuite,
      input: { date: in2025, region: 'madeira', purpose: 'other_urban' },
    },
    {
      price: 400_000,
      imt: 30_000,
      margin: 0,
      origin: publicSuite,
      input: { purpose: 'other_housing', buyers: [{ share: 1, nonResident: true }] },
    },
    {
      price: 500_000,
      imt: 50_000,
      margin: 0,
      origin: publicSuite,
      input: { buyers: [{ share: 1, nonResident: true, taxHaven: true }] },
    },
    {
      price: 1_200_000,
      imt: 90_000,
      margin: 0,
      origin: publicSuite,
      input: { buyers: [{ share: 1, nonResident: true }] },
    },
  ])('$price € asks $imt € of IMT and $stamp € of stamp duty ($origin; $input)', (one) => {
    const { imt, stampDuty } = resultOf({ ...one.input, price: eur(one.price) })
    expect(Math.abs(imt.low - eur(one.imt))).toBeLessThanOrEqual(one.margin)
    expect(imt.high).toBe(imt.low)
    if (one.stamp === undefined) return
    expect(Math.abs(stampDuty.low - eur(one.stamp))).toBeLessThanOrEqual(one.margin)
    expect(stampDuty.high).toBe(stampDuty.low)
  })
})

describe('the tax at every limit of every table, and a cent to each side', () => {
  it.each(imtEdges)('%s of %d, %s, %d €', (use, year, region, limit, below, at, above) => {
    const imtAt = (price: number) =>
      resultOf({
        price: cents(price),
        region,
        purpose: use === 'young' ? 'own_permanent_home' : use,
        buyers: [{ share: 1, young: use === 'young' }],
        date: toIsoDate(`${year}-12-31`),
      }).imt.low
    const cent = Math.round(limit * 100)
    expect([cent - 1, cent, cent + 1].map(imtAt)).toEqual([below, at, above].map(eur))
  })

  it('jumps by 543,77 € where the whole value is taxed: 660 982 to 660 983', () => {
    const imtAt = (price: number) => resultOf({ price: eur(price) }).imt.low
    expect(imtAt(660_983) - imtAt(660_982)).toBe(54_377)
  })
})

describe('the year', () => {
  it.each([
    { date: '2024-01-01', imt: 10_977.58, why: '300 000 × 7 % − 10 022,42' },
    { date: '2024-12-31', imt: 10_977.58, why: '300 000 × 7 % − 10 022,42' },
    { date: '2025-01-01', imt: 10_747.08, why: '300 000 × 7 % − 10 252,92' },
    { date: '2025-12-31', imt: 10_747.08, why: '300 000 × 7 % − 10 252,92' },
    { date: '2026-01-01', imt: 10_542.04, why: '300 000 × 7 % − 10 457,96' },
    { date: '2026-12-31', imt: 10_542.04, why: '300 000 × 7 % − 10 457,96' },
  ])('$date: $why', ({ date, imt }) => expect(resultOf({ date: toIsoDate(date) }).imt.low).toBe(eur(imt)))

  it.each(['2023-12-31', '2027-01-01'])('%s has no table: unknown, never the nearest one', (date) => {
    for (const purpose of ['own_permanent_home', 'other_housing'] as const)
      expect(deedCosts({ ...baseDeed, purpose, date: toIsoDate(date) }).kind).toBe('unknown')
  })

  it('says which day is not known', () =>
    expect(deedCosts({ ...baseDeed, date: toIsoDate('2027-01-01') })).toEqual({
      kind: 'unknown',
      unknown: 'Não conhecemos as tabelas do IMT em 1 de janeiro de 2027.',
    }))
})

describe('the value', () => {
  it('is the greater of price and tax value', () => {
    expect(resultOf({ price: eur(200_000), vpt: eur(250_000) }).taxable).toBe(eur(250_000))
    expect(resultOf({ price: eur(250_000), vpt: eur(200_000) }).taxable).toBe(eur(250_000))
    expect(resultOf({ price: eur(250_000) }).taxable).toBe(eur(250_000))
  })

  it('of rural property pays 5 %, by hand', () =>
    expect(resultOf({ purpose: 'rural', price: eur(30_000) }).imt.low).toBe(eur(1500)))

  it('has its stamp duty rounded up: 250 000,01 × 0,008 = 2 000,00008', () =>
    expect(resultOf({ price: eur(250_000.01) }).stampDuty.low).toBe(eur(2000.01)))
})
