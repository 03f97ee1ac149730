import { type IsoDate, toIsoDate } from '../dates/iso-date'
import type { DatedSeries, DatedValue, Parameter } from './dated-parameter'
import { versionOf } from './parameter-version'

/** One figure of a value as people read it: `Continente` `920,00 € por mês`. */
export interface FigureLine {
  /** Identifies the line whatever its words: `cards`. Missing where labels are enough. */
  readonly key?: string
  /** Missing where the value is one figure. */
  readonly label?: string
  readonly text: string
}

export interface PublishedValue {
  readonly from: string
  readonly to?: string
  readonly source: string
  /** Portuguese. */
  readonly lines: readonly FigureLine[]
  /** As calculators use it, in the unit of the figure; missing for tables, which are only words. */
  readonly value?: unknown
  /** Another one where the value was corrected; answers of calculators name the same. */
  readonly version: string
}

/** A dated figure of law or market, as `deployment.json` carries it to the list of all figures. Plain data. */
export interface PublishedFigure {
  readonly id: string
  /** Its heading, Portuguese. */
  readonly topic: string
  readonly name: string
  readonly unit: string
  readonly law?: string
  readonly confidence?: Parameter['confidence']
  readonly note?: string
  readonly reviewed: string
  readonly own?: true
  readonly reviewBy: string
  readonly lagging?: true
  /** Oldest first; empty where no value was found. */
  readonly values: readonly PublishedValue[]
}

/** A value in words: one figure, or some by their Portuguese labels, with keys or without. */
type FigureWords = string | Readonly<Record<string, string>> | readonly FigureLine[]

type About = Omit<Parameter, keyof DatedSeries>
type Publishable<Value> = DatedSeries<Value> & Partial<About> & Pick<About, 'reviewed'>

/** A parameter with its Portuguese name and words; `table` where the value is too long to be listed itself. */
export interface FigureEntry {
  readonly parameter: Publishable<unknown>
  readonly name: string
  readonly words: (value: never) => FigureWords
  readonly table?: boolean
}

/** Ties the words to the parameter's own kind of value. */
export const figure = <Value>(
  parameter: Publishable<Value>,
  name: string,
  words: (value: Value) => FigureWords,
): FigureEntry => ({ parameter, name, words })

export const tableFigure = <Value>(
  parameter: Publishable<Value>,
  name: string,
  words: (value: Value) => FigureWords,
): FigureEntry => ({ parameter, name, words, table: true })

const isList = (words: FigureWords): words is readonly FigureLine[] => Array.isArray(words)

function linesOf(words: FigureWords): readonly FigureLine[] {
  if (typeof words === 'string') return [{ text: words }]
  return isList(words) ? words : Object.entries(words).map(([label, text]) => ({ label, text }))
}

function publishedValue(
  { parameter, words, table }: FigureEntry,
  dated: DatedValue<unknown>,
): PublishedValue {
  const { from, to, source, value } = dated
  return {
    from,
    ...(to !== undefined && { to }),
    source,
    lines: linesOf(words(value as never)),
    ...(!table && { value }),
    version: versionOf(parameter, dated),
  }
}

/** The figures of one topic. */
export const publishFigures = (topic: string, entries: readonly FigureEntry[]): readonly PublishedFigure[] =>
  entries.map((entry) => {
    const { id, unit, law, confidence, note, own, reviewed, reviewBy, lagging, values } = entry.parameter
    return {
      id,
      topic,
      name: entry.name,
      unit,
      ...(law !== undefined && { law }),
      ...(confidence !== undefined && { confidence }),
      ...(note !== undefined && { note }),
      ...(own && { own }),
      reviewed: toIsoDate(reviewed),
      reviewBy,
      ...(lagging && { lagging }),
      values: values.map((dated) => publishedValue(entry, dated)),
    }
  })

/** The value in force on a day. */
export function publishedValueOn({ values }: PublishedFigure, on: IsoDate): PublishedValue | undefined {
  const last = values.findLast(({ from }) => from <= on)
  return last?.to !== undefined && on > last.to ? undefined : last
}
