import data from './euribor.json'

/** Months between reviews, which the index is named after. */
export const tenors = [3, 6, 12] as const
export type Tenor = (typeof tenors)[number]

/** Day by which somebody adds the newest month. */
export const euriborReviewBy = '2026-12-05'

const monthCount = (month: string) => Number(month.slice(0, 4)) * 12 + Number(month.slice(5, 7)) - 1
const monthOfCount = (count: number) =>
  `${Math.floor(count / 12)}-${String((count % 12) + 1).padStart(2, '0')}`

export const firstEuriborMonth = data.from
export const newestEuriborMonth = monthOfCount(monthCount(data.from) + data.series[3].length - 1)

/** Average of the daily fixings of a month (`YYYY-MM`) in percent, as published; `undefined` when it is not held. */
export const euriborAverage = (tenor: Tenor, month: string): number | undefined =>
  data.series[tenor][monthCount(month) - monthCount(data.from)]

/** Where the average of a month was read. */
export const euriborSource = (month: string): string | undefined =>
  data.sources.find(({ from, to }) => from <= month && month <= to)?.source
