import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { catalogueChanges, catalogueText } from 'shared-lib/import/catalogue-import'
import { problemLine } from 'shared-lib/import/problems'
import { writeWhole } from 'shared-lib/import/write-whole'
import type { IsoDate } from 'shared-lib/rules/dates/iso-date'
import type { Catalogue } from '../src/data/offers/offer'
import { fromRegulator } from './from-regulator'
import { usage } from './imported'
import { fromTariffList, isTariffList } from './tariff-list/from-tariff-list'

/** The catalogue that the site ranks. */
export const energyCatalogue = path.resolve(import.meta.dirname, '../src/data/offers/catalogue.json')

interface Surroundings {
  /** The catalogue that the site ranks. */
  readonly catalogue: string
  /** Today: no edition is of a later day. */
  readonly today: IsoDate
  /** One line of the report. */
  say(line: string): void
  /** Overwrites the line with the current step. */
  progress(text: string): void
}

/** Reads, reports and writes; the exit code. Nothing is written unless everything needed is there. */
export function importEnergy(args: readonly string[], around: Surroundings): 0 | 1 {
  try {
    return run(args, around)
  } catch (error) {
    around.say(`import refused: ${error instanceof Error ? error.message : error}`)
    return 1
  }
}

function run(args: readonly string[], { catalogue: ranked, today, say, progress }: Surroundings): 0 | 1 {
  const options = {
    edition: { type: 'string' },
    out: { type: 'string' },
    version: { type: 'string' },
  } as const
  const { values, positionals } = parseArgs({ args: [...args], options, allowPositionals: true })
  if (positionals.length === 0) throw new Error(`say which files: ${usage}`)
  const out = values.out ?? ranked

  progress(`1/3 reading ${positionals.join(', ')}`)
  const read = positionals.some(isTariffList) ? fromTariffList : fromRegulator
  const { edition, catalogue, lines, problems } = read(positionals, {
    held: ranked,
    today,
    progress,
    version: values.version,
    asked: values.edition,
  })
  const held = heldAt(out)
  if (held && held.asOf > edition)
    throw new Error(`${out} is of ${held.asOf}, newer than ${edition}: name another file with --out`)
  for (const problem of problems.all) say(problemLine(problem))
  for (const line of lines) say(line)
  say(`errors: ${problems.count('error')}, warnings: ${problems.count('warning')}`)
  if (!catalogue) throw new Error('nothing was written')
  if (held) for (const line of difference(held, catalogue)) say(line)
  progress(`3/3 writing ${out}`)
  writeWhole(out, catalogueText(catalogue))
  say(`${catalogue.offers.length} offers of ${edition} written to ${out}`)
  return 0
}

/** The catalogue that an edition would replace: an old one must not, by a slip. */
const heldAt = (file: string) =>
  existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Catalogue) : undefined

/** More lines of differences than these are read with git. */
const mostLines = 30

function difference(before: Catalogue, after: Catalogue): readonly string[] {
  const lines = catalogueChanges(before, after).map((line) => line.slice(0, 160))
  const count = (end: string) => lines.filter((line) => line.endsWith(end)).length
  const more = lines.length - mostLines
  return [
    `${count(': new')} offers new, ${count(': gone')} gone`,
    ...lines.slice(0, mostLines),
    ...(more > 0 ? [`and ${more} more differences`] : []),
  ]
}
