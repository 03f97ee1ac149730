import { tryValueOn } from '../../dated/dated-parameter'
import { toIsoDate } from '../../dates/iso-date'
import { roundPercent } from '../annual-rate'
import {
  euriborAverage,
  euriborAverages,
  euriborSource,
  firstEuriborMonth,
  newestEuriborMonth,
} from './euribor'
import data from './euribor.json'
import { maximumTaeg } from './maximum-taeg'
import { tenors } from './tenors'

describe('the ceilings of the TAEG', () => {
  it('follow each other quarter by quarter, with every category above 4 % and below 20 %', () => {
    expect(maximumTaeg.values).toHaveLength(13)
    for (const { value } of maximumTaeg.values)
      for (const rate of Object.values(value)) {
        expect(rate).toBeGreaterThan(0.04)
        expect(rate).toBeLessThan(0.2)
      }
  })

  it.each([
    ['2023-10-01', 0.148],
    ['2024-06-30', 0.156],
    ['2026-12-31', 0.15],
    ['2023-09-30', undefined],
    ['2027-01-01', undefined],
  ])('on %s: %s for personal credit', (on, personal) =>
    expect(tryValueOn(maximumTaeg, toIsoDate(on))?.personal).toBe(personal),
  )
})

describe('the Euribor', () => {
  it('is held for every month from 1999 on, in all three tenors, with a source', () => {
    expect([firstEuriborMonth, newestEuriborMonth]).toEqual(['1999-01', '2026-09'])
    for (const tenor of tenors) {
      expect(data.series[tenor]).toHaveLength(333)
      for (const value of data.series[tenor]) expect(value > -0.7 && value < 5.6).toBe(true)
    }
    for (const { from, to } of data.sources)
      expect([euriborSource(from), euriborSource(to)]).not.toContain(undefined)
  })

  // Averages as the press printed them: rounded once from these.
  it.each([
    { month: '2025-09', values: [2.027, 2.102, 2.172], origin: 'eco.sapo.pt 2025-09-30' },
    { month: '2024-10', values: [3.167, 3.002, 2.691], origin: '24.sapo.pt, October 2024' },
    { month: '2022-07', values: [0.037, 0.466, 0.992], origin: 'vidaimobiliaria.com, August 2022' },
  ])('of $month is what $origin printed', ({ month, values }) =>
    expect(
      tenors
        .map((tenor) => roundPercent((euriborAverage(tenor, month) ?? Number.NaN) / 100, 3) * 100)
        .map((percent) => Number(percent.toFixed(6))),
    ).toEqual(values),
  )

  it('is in the list of figures month by month, each once', () => {
    for (const tenor of tenors)
      expect(euriborAverages.values.flatMap(({ value }) => value[tenor])).toEqual(data.series[tenor])
  })

  it.each(['1998-12', '2026-10', '2031-01'])('is unknown in %s', (month) => {
    for (const tenor of tenors) expect(euriborAverage(tenor, month)).toBeUndefined()
    expect(euriborSource(month)).toBeUndefined()
  })
})
