import { addDays } from '../dates/calendar'
import { formatDatePt, formatMonthPt } from '../dates/format-date'
import { daysInMonth, type IsoDate, partsOf, toIsoDate } from '../dates/iso-date'
import { andList } from '../text/list-words'
import type { PublishedFigure } from './published-figure'

interface Dated {
  readonly from: string
  readonly to?: string
}

/** Values that follow each other without a gap, as one stretch. Oldest first. */
function stretches(values: readonly Dated[]): readonly Dated[] {
  const joined: Dated[] = []
  for (const { from, to } of values) {
    const last = joined.at(-1)
    const follows = last?.to === undefined ? last !== undefined : addDays(toIsoDate(last.to), 1) >= from
    const start = follows ? joined.pop() : undefined
    joined.push({ from: start?.from ?? from, ...(to !== undefined && { to }) })
  }
  return joined
}

const isFirstOfYear = (day: string) => day.endsWith('-01-01')
const isLastOfYear = (day: string) => day.endsWith('-12-31')
const isLastOfMonth = (day: IsoDate) =>
  partsOf(day).day === daysInMonth(partsOf(day).year, partsOf(day).month)

/** `2024`, `julho de 2018` or a whole date: no more than is needed. */
const edge = (day: IsoDate, wholeYear: boolean, wholeMonth: boolean) =>
  wholeYear ? day.slice(0, 4) : wholeMonth ? formatMonthPt(day) : formatDatePt(day)

function stretchWords({ from, to }: Dated): string {
  const first = toIsoDate(from)
  const years = isFirstOfYear(from) && (to === undefined || isLastOfYear(to))
  const start = edge(first, years, from.endsWith('-01'))
  if (to === undefined) return `desde ${start}`
  const last = toIsoDate(to)
  const end = edge(last, years, isLastOfMonth(last))
  if (start === end) return `em ${start}`
  const sameYear = !years && from.slice(0, 4) === to.slice(0, 4)
  return `de ${sameYear ? start.replace(/ de \d{4}$/, '') : start} a ${end}`
}

/** When values are known, in Portuguese: `de 2023 a 2025 e desde 2027`; undefined where there is none. */
export function heldPeriods(values: readonly Dated[]): string | undefined {
  return andList(stretches(values).map(stretchWords)) || undefined
}

/** For which days published figures are known, one sentence each. Throws for an id that is none of them. */
export const heldOnly = (figures: readonly PublishedFigure[], ids: readonly string[]): readonly string[] =>
  ids.map((id) => {
    const found = figures.find((figure) => figure.id === id)
    if (!found) throw new Error(`${id} is not a published figure`)
    const held = heldPeriods(found.values)
    return held === undefined ? `${found.name}: não encontrámos nenhum valor.` : `${found.name}: ${held}.`
  })
