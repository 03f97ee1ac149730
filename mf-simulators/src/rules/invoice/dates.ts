import { daysBetween } from 'shared-lib/rules/dates/calendar'
import { isoDate } from 'shared-lib/rules/dates/iso-date'
import type { Energy } from './energy-kind'
import { type Found, found } from './found'
import type { Line } from './text-item'

const months = ['jan', 'fev', 'mar', 'abr', 'mai', 'jun', 'jul', 'ago', 'set', 'out', 'nov', 'dez']

const dayFirst = /\b(\d{1,2})\s?[/.-]\s?(\d{1,2})\s?[/.-]\s?(\d{4}|\d{2})\b/
const yearFirst = /\b(\d{4})[/.-](\d{2})[/.-](\d{2})\b/
const named =
  /\b(\d{1,2}) (?:de )?(jan|fev|mar|abr|mai|jun|jul|ago|set|out|nov|dez)[a-z]*\.?(?: (?:de )?(\d{4}))?\b/
const anyDate = new RegExp(`${yearFirst.source}|${dayFirst.source}|${named.source}`, 'g')
/** `1 a 31 de outubro`: the first day has its month from the second. */
const sharedMonth = new RegExp(
  String.raw`\b(\d{1,2})(?=\s?(?:a|ate|e|-|–)\s?(?:\d{1,2}) de (${months.join('|')}))`,
  'g',
)
/** `12/09 a 11/10/2026`: the first day has its year from the second. */
const sharedYear = /\b(\d{1,2})([/.-])(\d{1,2})(?=\s?(?:a|ate|e|-|–)\s?\d{1,2}[/.-](\d{1,2})[/.-](\d{4}))/g

/** The text with both dates of a period written out. */
const withWholeDates = (plain: string) =>
  plain
    .replace(sharedMonth, '$1 de $2')
    .replace(sharedYear, (_, day, mark, month, end, year) =>
      [day, month, Number(month) > Number(end) ? Number(year) - 1 : year].join(mark),
    )

interface PlainDate {
  readonly year: number | undefined
  readonly month: number
  readonly day: number
}

function readDate(text: string): PlainDate | undefined {
  const word = named.exec(text)
  if (word)
    return {
      year: word[3] ? Number(word[3]) : undefined,
      month: months.indexOf(word[2] ?? '') + 1,
      day: Number(word[1]),
    }
  const iso = yearFirst.exec(text)
  if (iso) return { year: Number(iso[1]), month: Number(iso[2]), day: Number(iso[3]) }
  const usual = dayFirst.exec(text)
  if (!usual) return undefined
  const year = Number(usual[3])
  return { year: year < 100 ? 2000 + year : year, month: Number(usual[2]), day: Number(usual[1]) }
}

const whole = ({ year, month, day }: PlainDate) => isoDate(year ?? 0, month, day)

export interface BillingPeriod {
  /** ISO dates. */
  readonly from: string
  readonly to: string
  /** Both included, unless they are the same day of two months. */
  readonly days: number
}

const label = /periodo|faturad[oa] d|faturacao d|consumos? d|faturado entre|de consumo/
const otherLabel =
  /contrato|fidelizacao|leitura|proxim|pagamento|debito|emissao|homologo|ano anterior|comunicar/
const between = /^[\s,.:()]*(?:a|ate|e|-|–|—|\/|>|→)[\s,.:()]*(?:a|ao)?\s*$/

function periodsIn(line: Line): BillingPeriod[] {
  const plain = withWholeDates(line.plain)
  const dates = [...plain.matchAll(anyDate)]
  return dates.flatMap((second, index) => {
    const first = dates[index - 1]
    if (!first) return []
    const gap = plain.slice(first.index + first[0].length, second.index)
    const [start, end] = [readDate(first[0]), readDate(second[0])]
    if (!start || !end?.year || !(between.test(gap) || gap.trim() === '')) return []
    const from = whole({ ...start, year: start.year ?? (start.month > end.month ? end.year - 1 : end.year) })
    const to = whole(end)
    if (!from || !to) return []
    // The day of a reading is billed once: from the 8th to the 8th counts one of them.
    const days = daysBetween(from, to) + (from.slice(8) === to.slice(8) ? 0 : 1)
    return days >= 5 && days <= 400 ? [{ from, to, days }] : []
  })
}

/**
 * The days that the invoice is about: the period with the label, else the one most often given.
 * @param energyOf the energy of a line, where a dual bill gives each its own period
 */
export function billingPeriodIn(
  lines: readonly Line[],
  energyOf: (line: Line, at: number) => Energy | undefined = () => undefined,
  energy?: Energy,
): Found<BillingPeriod> | undefined {
  const seen = lines.flatMap((line, at) => {
    const own = energyOf(line, at)
    if (own && energy && own !== energy) return []
    const above = lines[at - 1]?.plain ?? ''
    const labelled = label.test(line.plain) ? 4 : label.test(above) ? 3 : 0
    const score = otherLabel.test(line.plain) && !/faturac/.test(line.plain) ? 0 : 1 + labelled
    return periodsIn(line).map((period) => ({ period, line, score: score + (own && labelled ? 1 : 0) }))
  })
  const total = ({ period: { from, to } }: (typeof seen)[number]) =>
    seen.reduce((sum, one) => sum + (one.period.from === from && one.period.to === to ? one.score : 0), 0)
  const [best] = seen
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score || total(b) - total(a))
  if (!best) return undefined
  const rivals = seen.filter(({ score, period }) => score === best.score && period.days !== best.period.days)
  const sure = best.score > 1 && rivals.length === 0
  return found(
    best.period,
    [best.line],
    sure ? 'sure' : 'check',
    rivals.length > 0 ? 'A fatura traz mais do que um período.' : undefined,
  )
}
