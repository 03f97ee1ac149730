import { existsSync, readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import type { IsoDate } from 'shared-lib/dates/iso-date'
import { catalogueText } from 'shared-lib/import/catalogue-import'
import { problemLine } from 'shared-lib/import/problems'
import { writeWhole } from 'shared-lib/import/write-whole'
import { fromRegulator } from './from-regulator'
import { usage } from './imported'
import { fromTariffList, isTariffList } from './tariff-list/from-tariff-list'

export interface Surroundings {
  /** The catalogue that the site ranks. */
  readonly catalogue: string
  /** Today: no edition is of a later day. */
  readonly today: IsoDate
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
    ...{ held: ranked, today, progress, version: values.version, said: values.edition },
  })
  refuseOlder(out, edition)
  for (const problem of problems.all) say(problemLine(problem))
  for (const line of lines) say(line)
  say(`errors: ${problems.count('error')}, warnings: ${problems.count('warning')}`)
  if (!catalogue) throw new Error('nothing was written')
  progress(`3/3 writing ${out}`)
  writeWhole(out, catalogueText(catalogue))
  say(`${catalogue.offers.length} offers of ${edition} written to ${out}`)
  return 0
}

/** An old edition must not replace a newer catalogue by a slip. */
function refuseOlder(out: string, edition: string): void {
  if (!existsSync(out)) return
  const { asOf } = JSON.parse(readFileSync(out, 'utf8')) as { asOf?: unknown }
  if (typeof asOf === 'string' && asOf > edition)
    throw new Error(`${out} is of ${asOf}, newer than ${edition}: name another file with --out`)
}
