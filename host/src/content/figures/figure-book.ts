import {
  type PublishedFigure,
  type PublishedValue,
  publishedValueOn,
} from 'shared-lib/rules/dated/published-figure'
import { formatDatePt, formatMonthPt } from 'shared-lib/rules/dates/format-date'
import { type IsoDate, partsOf, toIsoDate } from 'shared-lib/rules/dates/iso-date'
import { memoize } from 'shared-lib/rules/memo/memoize'
import { anchorOf } from '../../base/text/anchor'
import type { Snapshot } from '../../remotes/deployments/snapshot'
import { type FigureForm, type FigureReference, isFigureForm } from './figure-reference'
import { figuresOf } from './site-figures'

/** Why a reference has no words of its own. `lapsed`: the figure is known, its value for the day is not. */
export type FigureProblem = 'unreadable' | 'unknown' | 'line' | 'form' | 'lapsed'

export interface FigureAnswer {
  /** Words that a page prints. */
  readonly words: string
  readonly figure?: PublishedFigure
  readonly value?: PublishedValue
  readonly problem?: FigureProblem
}

/** The deployed figures as they are on a day: the values behind references in stories. */
export interface FigureBook {
  readonly figures: readonly PublishedFigure[]
  readonly today: string
  answer(reference: FigureReference | undefined): FigureAnswer
}

/** Printed for unknown values: never an older value, never the reference itself. */
export const unknownWords = 'valor por confirmar'

type Line = PublishedValue['lines'][number]

/** A figure with its unit: `920 €` of `920 € por mês`, `40 anos` of `até 40 anos`. */
const amount =
  /-?\d[\d.]*(?:,\d+)?(?:[\u00a0\u202f ](?!(?:a|e|de|do|da|em|por|para|ou|vezes)\b)(?:€|%|[\p{L}³²]+(?:\/\p{L}+)?))?/u

const amountIn = (text: string) => amount.exec(text)?.[0]

const quarter = (day: IsoDate) => `${Math.ceil(partsOf(day).month / 3)}.º trimestre de ${day.slice(0, 4)}`

type Say = (line: Line, value: PublishedValue) => string | undefined

const since = ({ from }: PublishedValue) => toIsoDate(from)

const forms: Readonly<Record<FigureForm, Say>> = {
  value: ({ text }) => amountIn(text) ?? text,
  number: ({ text }) => /-?\d[\d.]*(?:,\d+)?/.exec(text)?.[0],
  date: (_, value) => formatDatePt(since(value)),
  month: (_, value) => formatMonthPt(since(value)),
  year: (_, { from }) => from.slice(0, 4),
  quarter: (_, value) => quarter(since(value)),
  until: (_, { to }) => (to === undefined ? undefined : formatDatePt(toIsoDate(to))),
  dated: ({ text }, value) => `${text}, desde ${formatDatePt(since(value))}`,
  limit: ({ label = '', text }) => amountIn(label) ?? amountIn(text.split('até ')[1] ?? ''),
}

const named = (wanted: string) => (line: Line) =>
  line.key === wanted || (line.label !== undefined && anchorOf(line.label) === anchorOf(wanted))

/** The line that is meant; undefined where none is, or where the reference does not choose one of several. */
function lineOf({ lines }: PublishedValue, wanted: string): Line | undefined {
  if (wanted !== '') return lines.find(named(wanted))
  return lines.length === 1 ? lines[0] : undefined
}

/** The figure whose id a reference begins with, and the rest of it: the key of a line. */
function found(byId: ReadonlyMap<string, PublishedFigure>, { id, label }: FigureReference) {
  const whole = byId.get(id)
  if (whole) return { figure: whole, wanted: label }
  const end = id.lastIndexOf('.')
  const figure = byId.get(id.slice(0, end))
  return figure && label === '' ? { figure, wanted: id.slice(end + 1) } : undefined
}

export function createFigureBook(figures: readonly PublishedFigure[], today: string): FigureBook {
  const byId = new Map(figures.map((figure) => [figure.id, figure]))
  const unknown = (problem: FigureProblem, rest: Omit<FigureAnswer, 'words'> = {}): FigureAnswer => ({
    words: unknownWords,
    problem,
    ...rest,
  })
  return {
    figures,
    today,
    answer(reference) {
      if (!reference) return unknown('unreadable')
      const { form, on = today } = reference
      const named = found(byId, reference)
      if (!named) return unknown('unknown')
      const { figure, wanted } = named
      if (form !== undefined && !isFigureForm(form)) return unknown('form', { figure })
      const value = publishedValueOn(figure, toIsoDate(on))
      if (!value) {
        const isLine = figure.values.length === 0 || figure.values.some((one) => lineOf(one, wanted))
        return unknown(isLine ? 'lapsed' : 'line', { figure })
      }
      const line = lineOf(value, wanted)
      if (!line) return unknown('line', { figure, value })
      const words = form === undefined ? line.text : forms[form](line, value)
      return words === undefined ? unknown('form', { figure, value }) : { words, figure, value }
    },
  }
}

const bookOf = memoize((remotes: Snapshot['remotes'], today: string) =>
  createFigureBook(figuresOf({ remotes }, today), today),
)

/** The book of the deployed figures, made once for each snapshot and day. */
export const figureBookOf = ({ remotes }: Pick<Snapshot, 'remotes'>, today: string): FigureBook =>
  bookOf(remotes, today)

/** Every line that a story may name, by what it writes, with what editors read; in the order of the figures. */
export const figureChoices = (figures: readonly PublishedFigure[]): Readonly<Record<string, string>> =>
  Object.fromEntries(
    figures.flatMap(({ id, name, values }) => {
      const lines = values.at(-1)?.lines ?? []
      if (lines.length <= 1) return [[id, name]]
      return lines.map(({ key, label = '' }) => [
        key === undefined ? `${id} ${label}` : `${id}.${key}`,
        `${name}: ${label}`,
      ])
    }),
  )
