import type { Problems } from 'shared-lib/import/problems'
import type { Catalogue } from '../src/domain/offer'

export const usage =
  'npm run import:energy -- --edition 2026-11-20 <CSV.zip | Precos_ELEGN.csv CondComerciais.csv | Tarifarios_fixos.csv --version commit> [--out file]'

/** Catalogue and report of one source. */
export interface Imported {
  readonly catalogue: Catalogue | undefined
  /** Counts of rows, for the person who looks. */
  readonly lines: readonly string[]
  readonly problems: Problems
}

/** Files and words beside a source. */
export interface Beside {
  /** File of the catalogue that is ranked. */
  readonly held: string
  readonly version: string | undefined
  progress(text: string): void
}

/** One line for each reason why rows were left out, with how many. */
export const leftOutLines = <Why extends string>(
  skipped: Readonly<Partial<Record<Why, number>>>,
  words: Readonly<Record<Why, string>>,
): readonly string[] =>
  (Object.entries(skipped) as [Why, number][])
    .filter(([, count]) => count > 0)
    .map(([why, count]) => `left out: ${count} ${words[why]}`)
