import { toIsoDate } from '../../dates/iso-date'
import { cents } from '../../money/cents'
import type { ImtUse } from '../parameters/imt-tables'
import type { Region } from '../region'
import { baseDeed, eur, resultOf } from './deed.testing'
import { type DeedInput, deedCosts } from './deed-costs'
import cases from './testing/imt.json'
import imtEdges from './testing/imt-edges.json'

describe('published cases', () => {
  it.each(cases.published)(
    '$price € asks $imt € of IMT, ± $margin cents ($origin)',
    ({ price, imt: euros, stamp, margin, input }) => {
      const { imt, stampDuty } = resultOf({ ...(input as Partial<DeedInput>), price: eur(price) })
      expect(Math.abs(imt.low - eur(euros))).toBeLessThanOrEqual(margin)
      expect(imt.high).toBe(imt.low)
      if (stamp === undefined) return
      expect(Math.abs(stampDuty.low - eur(stamp))).toBeLessThanOrEqual(margin)
      expect(stampDuty.high).toBe(stampDuty.low)
    },
  )
})

/** Use, year, place, limit of a row, and the tax a cent below it, on it and a cent above it. Euros. */
type ImtEdge = [ImtUse, number, Region, number, number, number, number]

/**
 * Every limit of every practical table, worked in decimals outside this code from the printed tables (Ofício Circulado
 * n.º 40129/2026 for 2026): value × rate − deduction, to the cent, halves up. E.g. 2026, mainland, own permanent home:
 * 330 539 × 7 % − 10 457,96 = 12 679,77; above 660 982 the whole value × 6 %, 660 982,01 × 0,06 = 39 658,92.
 */
describe('the tax at every limit of every table, and a cent to each side', () => {
  it.each(imtEdges as ImtEdge[])('%s of %d, %s, %d €', (use, year, region, limit, below, at, above) => {
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
  it.each(cases.dates)('$date: $why', ({ date, imt }) =>
    expect(resultOf({ date: toIsoDate(date) }).imt.low).toBe(eur(imt)),
  )

  it.each(['2023-12-31', '2027-01-01'])('%s has no table: unknown, never the nearest one', (date) => {
    for (const purpose of ['own_permanent_home', 'other_housing'] as const)
      expect(deedCosts({ ...baseDeed, purpose, date: toIsoDate(date) }).kind).toBe('unknown')
  })

  it('names the day that is not known', () =>
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
