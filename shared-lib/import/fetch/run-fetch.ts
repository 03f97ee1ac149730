import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import path from 'node:path'
import type { IsoDate } from '../../src/rules/dates/iso-date'
import type { Download } from './download'
import type { ByHand, Source } from './source'

interface FetchSurroundings {
  readonly download: Download
  readonly today: IsoDate
  /** Where the files of the last good run of each source are kept. */
  readonly folder: string
  /** Shows what would change, and writes nothing. */
  readonly dryRun: boolean
  /** One line of the report. */
  say(line: string): void
}

type Outcome = 'renewed' | 'failed' | 'skipped'

/**
 * Renews data from its sources, one after the other: downloads what an import reads, and runs that import, which writes
 * its whole file or nothing. What cannot be renewed stays as it is held, and the others go on. The exit code.
 */
export async function runFetch(
  all: readonly (Source | ByHand)[],
  names: readonly string[],
  around: FetchSurroundings,
): Promise<0 | 1> {
  const unknown = names.find((name) => !all.some((one) => one.name === name))
  if (unknown !== undefined) {
    around.say(`there is no source ${unknown}: ${all.map(({ name }) => name).join(', ')}`)
    return 1
  }
  const outcomes = new Map<string, Outcome>()
  const chosen = all.filter(({ name }) => names.length === 0 || names.includes(name))
  for (const one of chosen.toSorted((a, b) => Number('insteadOf' in a) - Number('insteadOf' in b)))
    outcomes.set(one.name, await outcomeOf(one, names, outcomes, around))
  const covered = chosen.flatMap((one) =>
    'insteadOf' in one && outcomes.get(one.name) === 'renewed' ? [one.insteadOf] : [],
  )
  const failed = [...outcomes].flatMap(([name, outcome]) =>
    outcome === 'failed' && !covered.includes(name) ? [name] : [],
  )
  if (failed.length > 0) around.say(`not renewed, what was held stays: ${failed.join(', ')}`)
  return failed.length > 0 ? 1 : 0
}

async function outcomeOf(
  one: Source | ByHand,
  names: readonly string[],
  outcomes: ReadonlyMap<string, Outcome>,
  around: FetchSurroundings,
): Promise<Outcome> {
  if ('byHand' in one) {
    around.say(`${one.name}: by hand: ${one.byHand}`)
    return names.length > 0 ? 'failed' : 'skipped'
  }
  if (names.length === 0 && one.insteadOf && outcomes.get(one.insteadOf) === 'renewed') {
    around.say(`${one.name}: not needed, ${one.insteadOf} was renewed`)
    return 'skipped'
  }
  around.say(`${one.name}: ${one.publisher}, ${one.docs}`)
  try {
    if ((await renew(one, around)) === 0) return 'renewed'
  } catch (error) {
    around.say(`  ${error instanceof Error ? error.message : error}`)
  }
  return 'failed'
}

/** Files replace those of the run before once the import took them. */
async function renew(source: Source, { download, today, folder, dryRun, say }: FetchSurroundings) {
  const { name, target } = source
  const { files, args = [] } = await source.fetch({ download, today, held: readFileSync(target, 'utf8') })
  mkdirSync(folder, { recursive: true })
  const draft = mkdtempSync(path.join(folder, `.${name}-`))
  try {
    const paths = files.map((file) => path.join(draft, file.name))
    for (const [at, { bytes }] of files.entries()) writeFileSync(String(paths[at]), bytes)
    const out = path.join(draft, 'out.json')
    if (dryRun) copyFileSync(target, out)
    const words = [...paths, ...args, ...(dryRun ? ['--out', out] : [])]
    const shown = (line: string) => say(`  ${line.replaceAll(`${draft}${path.sep}`, '')}`)
    const code = source.import(words, { target, today, say: shown })
    if (code === 0 && !dryRun) replace(path.join(folder, name), draft)
    return code
  } finally {
    rmSync(draft, { recursive: true, force: true })
  }
}

function replace(kept: string, draft: string): void {
  if (existsSync(kept)) rmSync(kept, { recursive: true })
  renameSync(draft, kept)
}
