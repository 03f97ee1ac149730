import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { type IsoDate, isIsoDate } from 'shared-lib/dates/iso-date'
import { catalogueText } from 'shared-lib/import/catalogue-import'
import { Problems, problemLine } from 'shared-lib/import/problems'
import { writeWhole } from 'shared-lib/import/write-whole'
import type { Catalogue } from '../offer'
import { type ImportSummary, importCatalogue, type Skip } from './import-catalogue'
import { editionOf, readSource } from './source-files'
import { importTariffList } from './tariff-list/import-tariff-list'
import type { ListSkip } from './tariff-list/list-offers'

export const usage =
  'npm run import:energy -- --edition 2026-11-20 <CSV.zip | Precos_ELEGN.csv CondComerciais.csv | Tarifarios_fixos.csv --version commit> [--out file]'

export interface Surroundings {
  /** The catalogue that the site ranks. */
  readonly catalogue: string
  /** One line of the report. */
  say(line: string): void
  /** Where the work stands, over the line before. */
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

function run(args: readonly string[], { catalogue: ranked, say, progress }: Surroundings): 0 | 1 {
  const options = {
    edition: { type: 'string' },
    out: { type: 'string' },
    version: { type: 'string' },
  } as const
  const { values, positionals } = parseArgs({ args: [...args], options, allowPositionals: true })
  if (positionals.length === 0) throw new Error(`say which files: ${usage}`)
  const edition = values.edition ?? editionOf(positionals)
  if (!isIsoDate(edition)) throw new Error(`say the day of the edition, e.g. --edition 2026-11-20: ${usage}`)
  const out = values.out ?? ranked
  refuseOlder(out, edition)

  progress(`1/3 reading ${positionals.join(', ')}`)
  const read = positionals.some(isTariffList) ? fromTariffList : fromRegulator
  const { catalogue, lines, problems } = read(positionals, edition, {
    held: ranked,
    progress,
    version: values.version,
  })
  for (const problem of problems.all) say(problemLine(problem))
  for (const line of lines) say(line)
  say(`errors: ${problems.count('error')}, warnings: ${problems.count('warning')}`)
  if (!catalogue) throw new Error('nothing was written')
  progress(`3/3 writing ${out}`)
  writeWhole(out, catalogueText(catalogue))
  say(`${catalogue.offers.length} offers of ${edition} written to ${out}`)
  return 0
}

interface Imported {
  readonly catalogue: Catalogue | undefined
  /** What was read, for the person who looks. */
  readonly lines: readonly string[]
  readonly problems: Problems
}
interface Beside {
  /** File of the catalogue that is ranked. */
  readonly held: string
  readonly version: string | undefined
  progress(text: string): void
}

/** ERSE's two files. */
function fromRegulator(files: readonly string[], edition: IsoDate, { progress }: Beside): Imported {
  const source = readSource(files)
  progress('2/3 joining prices and conditions')
  const { summary, ...rest } = importCatalogue({ edition, ...source })
  return { ...rest, lines: summaryLines(summary) }
}

const isTariffList = (file: string): boolean => /^Tarifarios_fixos.*\.csv$/i.test(path.basename(file))

/** The list of dados-energia: electricity alone, the gas that is held stays. */
function fromTariffList(
  files: readonly string[],
  edition: IsoDate,
  { held, version, progress }: Beside,
): Imported {
  const [file, ...others] = files
  if (file === undefined || others.length > 0) throw new Error(`the list is one file: ${usage}`)
  if (!/^[0-9a-f]{40}$/.test(version ?? ''))
    throw new Error(`say the commit of the list, --version <40 digits>: ${usage}`)
  const bytes = readFileSync(file)
  const catalogue = JSON.parse(readFileSync(held, 'utf8')) as Catalogue
  progress('2/3 reading names and prices')
  const problems = new Problems()
  const input = { file: path.basename(file), bytes, edition, version: String(version), held: catalogue }
  const read = importTariffList(input, problems)
  const left = Object.entries(read?.skipped ?? {}) as [ListSkip, number][]
  const lines = left
    .filter(([, count]) => count > 0)
    .map(([why, count]) => `left out: ${count} ${listSkipWords[why]}`)
  return { catalogue: read?.catalogue, lines, problems }
}

const listSkipWords: Readonly<Record<ListSkip, string>> = {
  'not-home': 'not for homes',
  'unknown-supplier': 'of a supplier that is not known',
  'losses-apart': 'with network losses on the bill apart',
  'network-apart': 'without the access to the network',
  repeated: 'said again, with a friend’s code or before an announced price',
  'no-price': 'without a price that can be read',
}

/** An old edition must not replace a newer catalogue by a slip. */
function refuseOlder(out: string, edition: string): void {
  if (!existsSync(out)) return
  const { asOf } = JSON.parse(readFileSync(out, 'utf8')) as { asOf?: unknown }
  if (typeof asOf === 'string' && asOf > edition)
    throw new Error(`${out} is of ${asOf}, newer than ${edition}: name another file with --out`)
}

const skipWords: Readonly<Record<Skip, string>> = {
  'own-bill': "the visitor's own bill (U1)",
  'not-home': 'not for homes',
  expired: 'ended before the edition',
  'not-yet': 'starts after the edition',
  'no-price': 'without a price for each supply it sells',
  unreadable: 'with a cell that cannot be read',
  repeated: 'said twice',
}

function summaryLines({ offers, skipped, ...counts }: ImportSummary): readonly string[] {
  return [
    `${counts.priceRows} price rows (${counts.notSoldRows} say “not sold” with zeros), ${counts.conditionRows} rows of conditions`,
    `offers: ${offers.electricity} electricity, ${offers.gas} gas, ${offers.dual} both together; ${counts.doubtful} marked doubtful`,
    ...(Object.entries(skipped) as [Skip, number][])
      .filter(([, count]) => count > 0)
      .map(([why, count]) => `left out: ${count} ${skipWords[why]}`),
  ]
}
