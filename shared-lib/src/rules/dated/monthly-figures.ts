import { addDays, addMonths } from '../dates/calendar'
import { toIsoDate } from '../dates/iso-date'
import type { DatedValue } from './dated-parameter'

/** A month of figures in percent, those that were published, and where they were read. */
export interface FiguresOfMonth {
  /** `2026-08`. */
  readonly month: string
  readonly source: string
  readonly [figure: string]: number | string | undefined
}

/** `parameters/*.json` of figures that are published by month. */
export interface MonthlyFigures {
  readonly about: string
  /** Day on which the newest figure was read. */
  readonly read: string
  /** Oldest first, without gaps. */
  readonly months: readonly FiguresOfMonth[]
}

const firstDay = (month: string) => toIsoDate(`${month}-01`)
const fraction = (percent: number) => Number((percent / 100).toFixed(6))

/** Each month's figure holds for that month alone: the next one is unknown until it is read. Fractions. */
export const monthlyValues = ({ months }: MonthlyFigures, figure: string): readonly DatedValue[] =>
  months.flatMap(({ month, source, [figure]: percent }) => {
    const from = firstDay(month)
    const to = addDays(addMonths(from, 1), -1)
    return typeof percent === 'number' ? [{ from, to, value: fraction(percent), source }] : []
  })

/** The newest month of a figure, as a fraction. Throws where no month has it. */
export function newestMonth({ months }: MonthlyFigures, figure: string) {
  const last = months.findLast((one) => typeof one[figure] === 'number')
  if (!last) throw new Error(`no month has ${figure}`)
  return { month: last.month, taeg: fraction(Number(last[figure])) }
}

/** The month up to which every one of the figures was published. */
export const lastWhole = (held: MonthlyFigures, figures: readonly string[]): string =>
  figures
    .map((figure) => newestMonth(held, figure).month)
    .toSorted()
    .at(0) ?? ''

/** Day by which the figures after `month` are out, where they appear on a day of the month so many months later. */
export const nextFigures = (month: string, monthsLater: number, day: string): string =>
  `${addMonths(firstDay(month), monthsLater).slice(0, 8)}${day}`
