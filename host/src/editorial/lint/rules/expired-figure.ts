import {
  type PublishedFigure,
  type PublishedValue,
  publishedValueOn,
} from 'shared-lib/rules/dated/published-figure'
import { addDays } from 'shared-lib/rules/dates/calendar'
import { formatDatePt } from 'shared-lib/rules/dates/format-date'
import { isIsoDate, toIsoDate } from 'shared-lib/rules/dates/iso-date'
import { memoize } from 'shared-lib/rules/memo/memoize'
import { composed, foldInPlace } from '../../../base/text/fold'
import { type Found, type Linted, type LintRule, placeOf } from '../finding'
import { wordsOf } from '../story-pieces'
import { figuresIn, figuresOf, initialsOf, keyWords, says } from './figure-words'

const yearsIn = (text: string) => (text.match(/\b(?:19|20)\d\d\b/g) ?? []).map(Number)

interface Old {
  readonly figure: PublishedFigure
  readonly words: readonly string[]
  readonly initials: RegExp | undefined
  readonly figures: ReadonlySet<string>
  readonly label: string
  /** Last day on which it held. */
  readonly until: string
  readonly now: PublishedValue | undefined
}

/** Every line of every value that no longer holds, except those that today's value repeats. */
function oldOf(figure: PublishedFigure, today: string): readonly Old[] {
  const now = publishedValueOn(figure, toIsoDate(today))
  const current = new Set(now ? figuresOf(now).flatMap(({ figures }) => [...figures]) : [])
  return figure.values.flatMap((value, at) => {
    const until = value.to ?? figure.values[at + 1]?.from
    if (value === now || until === undefined || value.from > today || until > today) return []
    const last = value.to ?? addDays(toIsoDate(until), -1)
    return figuresOf(value).flatMap(({ label = '', figures }) => {
      const gone = new Set([...figures].filter((one) => !current.has(one)))
      const words = keyWords(`${figure.name} ${label}`)
      const initials = label === '' ? initialsOf(figure.name) : undefined
      return gone.size === 0 ? [] : [{ figure, words, initials, figures: gone, label, until: last, now }]
    })
  })
}

/** Every story of a site needs the same figures. */
const knownOldOf = memoize(oldOf)

const oneLine = ({ lines }: PublishedValue) =>
  lines.map(({ label, text }) => (label ? `${label} ${text}` : text)).join('; ')

const nowWords = ({ now }: Old) =>
  now ? `Hoje: ${oneLine(now).slice(0, 160)}.` : 'Hoje não se conhece nenhum valor.'

/** A figure given with its year, or an earlier one, is history and not a mistake. */
const isHistory = (text: string, until: string) =>
  yearsIn(text).some((year) => year <= Number(until.slice(0, 4)))

function figureFindings(
  text: string,
  gone: readonly Old[],
  today: string,
): readonly Omit<Found, 'block' | 'field'>[] {
  const amounts = figuresIn(text)
  if (amounts.size === 0) return []
  const folded = foldInPlace(composed(text))
  const found = gone.find(
    ({ words, initials, figures, until }) =>
      [...figures].some((figure) => amounts.has(figure)) &&
      ((words.length > 0 && words.every(says(folded))) || initials?.test(text)) &&
      !isHistory(text, until),
  )
  if (!found) return []
  const name = [found.figure.name, found.label].filter(Boolean).join(', ')
  const what = `«${name}» está com um valor que valeu até ${formatDatePt(toIsoDate(found.until))}.`
  const how = `${nowWords(found)} Escreve o valor de hoje, ou diz de que ano é este. Todos em /numeros (lido a ${formatDatePt(toIsoDate(today))}).`
  return [{ severity: 'error', what, how }]
}

/** Months by the letters that every way to write them begins with: `janeiro`, `jan.`. */
const months = 'jan fev mar abr mai jun jul ago set out nov dez'.split(' ')

/** `31/01/2026`, `31-01-26`, `31 de janeiro de 2026`, `1 jan. 2026`; or the year first, `2026-01-31`. */
const dayPattern = String.raw`(?:(?<year>\d{4})-(?<month>\d\d)-(?<day>\d\d)|(?<dayFirst>\d{1,2})(?:\.?[ºo])?(?: de |[-/. ])(?:(?<number>\d{1,2})|(?<name>${months.join('|')})[a-z]*\.?)(?: de |[-/. ])(?<yearLast>\d{4}|\d\d))(?!\d)`

const until = new RegExp(
  String.raw`\b(?:valid[oa]s?|em vigor|campanha|promocao|oferta|ate ao dia)\b[^.;]{0,50}?\bate (?:ao? )?(?:fim d[eo] )?(?:dia )?${dayPattern}`,
  'g',
)

/** An ISO date, though perhaps of no real day. */
function dayOf(parts: Readonly<Record<string, string | undefined>>): string {
  const { year = parts.yearLast ?? '', number, name = '', day = parts.dayFirst ?? '' } = parts
  const month = parts.month ?? number ?? String(months.indexOf(name) + 1)
  return `${year.padStart(4, '20')}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
}

/** `campanha válida até 31 de janeiro de 2026`, after that day. */
function promiseFindings(text: string, today: string): readonly Omit<Found, 'block' | 'field'>[] {
  if (!/\bat[eé]/iu.test(text)) return []
  return [...foldInPlace(composed(text)).matchAll(until)].flatMap(({ groups = {} }) => {
    const date = dayOf(groups)
    if (!isIsoDate(date) || date >= today) return []
    const what = `Diz que vale até ${formatDatePt(toIsoDate(date))}, que já passou.`
    return [{ severity: 'error' as const, what, how: 'Tira-o, ou escreve o que vale agora.' }]
  })
}

/** Figures of law and market whose value is no longer that, and promises past their day. */
export const expiredFigureRule: LintRule = ({ pieces, book, context: { today } }: Linted) => {
  const gone = book.figures.flatMap((figure) => knownOldOf(figure, today))
  return pieces.flatMap((piece) => {
    // A source is quoted as of its day.
    const text = piece.component === 'source' ? undefined : wordsOf(piece)
    if (text === undefined) return []
    return [...figureFindings(text, gone, today), ...promiseFindings(text, today)].map((one) => ({
      ...placeOf(piece),
      ...one,
    }))
  })
}
