import type { Parameter } from '../../dated/dated-parameter'
import { datedValueOn } from '../../dated/dated-parameter'
import { nextFigures } from '../../dated/monthly-figures'
import { daysInMonth, toIsoDate } from '../../dates/iso-date'
import data from './euribor.json'
import type { Tenor } from './tenors'

const monthCount = (month: string) => Number(month.slice(0, 4)) * 12 + Number(month.slice(5, 7)) - 1
const monthOfCount = (count: number) =>
  `${Math.floor(count / 12)}-${String((count % 12) + 1).padStart(2, '0')}`

const lastDayOf = (month: string) =>
  `${month}-${daysInMonth(Number(month.slice(0, 4)), Number(month.slice(5, 7)))}`

export const firstEuriborMonth = data.from
export const newestEuriborMonth = monthOfCount(monthCount(data.from) + data.series[3].length - 1)

/** Average of the daily fixings of a month (`YYYY-MM`) in percent, as published; `undefined` when it is not known. */
export function euriborAverage(tenor: Tenor, month: string): number | undefined {
  const average = data.series[tenor][monthCount(month) - monthCount(data.from)]
  if (average !== undefined) datedValueOn(euriborAverages, toIsoDate(`${month}-01`)) // reports the lookup to the listener
  return average
}

/** Where the average of a month was read. */
export const euriborSource = (month: string): string | undefined =>
  data.sources.find(({ from, to }) => from <= month && month <= to)?.source

const averagesOf = (tenor: Tenor, from: string, to: string) =>
  data.series[tenor].slice(
    monthCount(from) - monthCount(data.from),
    monthCount(to) - monthCount(data.from) + 1,
  )

/** The same averages as dated figures, one entry for each source, for lists and reviews. */
export const euriborAverages: Parameter<Readonly<Record<Tenor, readonly number[]>>> = {
  id: 'credit.euribor',
  unit: 'percent, by month',
  law: 'DL 240/2006; DL 51/2007, art. 4.º; DL 74-A/2017',
  confidence: 'B',
  reviewed: data.compiled,
  reviewBy: nextFigures(newestEuriborMonth, 2, '05'),
  lagging: true,
  note: 'The newest months may rest on one source: each range of months names its own.',
  values: data.sources.map(({ from, to, source }) => ({
    from: `${from}-01`,
    to: lastDayOf(to),
    value: { 3: averagesOf(3, from, to), 6: averagesOf(6, from, to), 12: averagesOf(12, from, to) },
    source,
  })),
}
