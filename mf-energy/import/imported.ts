import type { Problems } from 'shared-lib/import/problems'
import { type IsoDate, isIsoDate } from 'shared-lib/rules/dates/iso-date'
import type { Catalogue } from '../src/data/offers/offer'

export const usage =
  'npm run import:energy -- <"20261120 101500 CSV.zip" | Precos_ELEGN.csv CondComerciais.csv --edition 2026-11-20 | Tarifarios_fixos.csv Constantes.csv manifest.json --version commit> [--out file]'

/** Catalogue and report of one source. */
export interface Imported {
  readonly edition: IsoDate
  readonly catalogue: Catalogue | undefined
  /** Counts of rows, for the person who looks. */
  readonly lines: readonly string[]
  readonly problems: Problems
}

/** Files and words that belong to a source. */
export interface ImportContext {
  /** File of the catalogue that is ranked. */
  readonly held: string
  readonly today: IsoDate
  /** Day of the edition by the command, which counts only where the files have none. */
  readonly asked: string | undefined
  readonly version: string | undefined
  progress(text: string): void
}

/** The day of an edition: that of its files, else of the command. Throws where both differ, or for no day so far. */
export function editionDay(inFiles: string | undefined, { asked, today }: ImportContext): IsoDate {
  const day = inFiles ?? asked
  if (inFiles !== undefined && asked !== undefined && inFiles !== asked)
    throw new Error(`--edition is ${asked}, the files are of ${inFiles}`)
  if (!isIsoDate(day)) throw new Error(`say the day of the edition, e.g. --edition 2026-11-20: ${usage}`)
  if (day > today) throw new Error(`the edition is of ${day}, which had not come on ${today}`)
  return day
}

/** One line for each reason why rows were left out, with how many. */
export const leftOutLines = <Why extends string>(
  skipped: Readonly<Partial<Record<Why, number>>>,
  words: Readonly<Record<Why, string>>,
): readonly string[] =>
  (Object.entries(skipped) as [Why, number][])
    .filter(([, count]) => count > 0)
    .map(([why, count]) => `left out: ${count} ${words[why]}`)
