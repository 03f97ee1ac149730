import { existsSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { type IsoDate, isIsoDate } from '../src/rules/dates/iso-date'
import { Problems, problemLine } from './problems'
import { writeWhole } from './write-whole'

/** An imported file, and the day on which it was read. */
export interface Reading {
  readonly name: string
  readonly bytes: Uint8Array
  readonly readOn: IsoDate
}

/** One data set that an operator renews with a file: what it is made of, and how two states of it differ. */
export interface DataSet<Data> {
  /** `npm run import:euribor -- <file.csv>`. */
  readonly usage: string
  /**
   * The data after the file, or `undefined` when a problem stops it, such as a file older than the current data. Pure:
   * reports, never throws for the content of a file.
   */
  read(reading: Reading, current: Data, problems: Problems): Data | undefined
  /** Changes, one line each, in the words of the editors of the figures. */
  changes(before: Data, after: Data): readonly string[]
  /** The text of the file, laid out so that a renewal reads well as a difference. */
  text(data: Data): string
}

interface Surroundings {
  /** The file that the site reads. */
  readonly target: string
  /** Today, for `--read`. */
  readonly today: string
  /** One line of the report. */
  say(line: string): void
}

/** No list kept by hand comes near it. */
const mostBytes = 16 * 1024 * 1024

/**
 * Renews one data set: `<file> [--read 2026-11-22] [--out file]`. Prints problems and changes, and writes the whole
 * file or nothing. Refuses a malformed file and one that is older than the current data. Returns the exit code.
 */
export function runImport<Data>(set: DataSet<Data>, args: readonly string[], around: Surroundings): 0 | 1 {
  try {
    return importFile(set, args, around)
  } catch (error) {
    around.say(`import refused: ${error instanceof Error ? error.message : error}`)
    return 1
  }
}

function importFile<Data>(set: DataSet<Data>, args: readonly string[], around: Surroundings): 0 {
  const options = { read: { type: 'string' }, out: { type: 'string' } } as const
  const { values, positionals } = parseArgs({ args: [...args], options, allowPositionals: true })
  const [file, ...more] = positionals
  if (!file || more.length > 0) throw new Error(`say which one file: ${set.usage}`)
  const readOn = values.read ?? around.today
  if (!isIsoDate(readOn) || readOn > around.today)
    throw new Error(`--read is the day on which the source was read, e.g. ${around.today}`)

  const current = JSON.parse(readFileSync(around.target, 'utf8')) as Data
  const problems = new Problems()
  const after = set.read({ name: path.basename(file), bytes: bytesOf(file), readOn }, current, problems)
  for (const problem of problems.all) around.say(problemLine(problem))
  if (!after || problems.count('stop') + problems.count('error') > 0) throw new Error('nothing was written')

  const changes = set.changes(current, after)
  for (const line of changes) around.say(line)
  if (changes.length === 0) {
    around.say('nothing changed: nothing was written')
    return 0
  }
  const out = values.out ?? around.target
  writeWhole(out, set.text(after))
  around.say(`${changes.length} ${changes.length === 1 ? 'change' : 'changes'} written to ${out}`)
  return 0
}

function bytesOf(file: string): Uint8Array {
  if (!existsSync(file)) throw new Error(`there is no file ${file}`)
  if (statSync(file).size > mostBytes) throw new Error(`${file} is larger than 16 MiB`)
  return readFileSync(file)
}
