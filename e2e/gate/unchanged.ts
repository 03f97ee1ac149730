import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { imported } from 'shared-lib/build/imported-files'
import { root } from 'shared-lib/build/repository'
import { sourceFiles } from './test-files'

/** Hash of the inputs with which each suite passed last, by suite. */
type Passed = Readonly<Record<string, string>>

const record = path.join(root, '.cache/passed-suites.json')
const readPassed = (): Passed => (existsSync(record) ? JSON.parse(readFileSync(record, 'utf8')) : {})

/** Such a file may read any file of the repository: all of them are its inputs. */
const readsFiles = /node:(fs|child_process|worker_threads)|__dirname|import\.meta|sourceFiles/

const contents = new Map<string, string>()
function read(file: string) {
  const known = contents.get(file) ?? readFileSync(path.join(root, file), 'utf8')
  contents.set(file, known)
  return known
}

function hashOf(files: readonly string[]) {
  const hash = createHash('sha256').update(process.version)
  for (const file of files) hash.update(file).update('\0').update(read(file)).update('\0')
  return hash.digest('hex').slice(0, 16)
}

const relative = (file: string) => path.relative(root, file)

/** How tests run: a change there is a change of every suite. */
const isSetup = (file: string) =>
  /^shared-lib\/testing\/.*\.cjs$|^shared-lib\/build\/swc|^(package-lock\.json|jest\.[^/]*)$/.test(file)

/** Hashes the inputs of a suite, given its test files (relative): what they import, as builds follow it. */
export function suiteHasher(): (files: readonly string[]) => string {
  const everything = sourceFiles()
  const setup = everything.filter(isSetup)
  let whole: string | undefined
  return function suiteHash(files) {
    const sources = imported(files.map((file) => path.join(root, file))).files.map(relative)
    if (!sources.some((file) => readsFiles.test(read(file)))) return hashOf([...setup, ...sources])
    whole ??= hashOf(everything)
    return whole
  }
}

/** Everything but documents: what a page in a browser may depend on. */
export const siteHash = () => hashOf(sourceFiles().filter((file) => !file.endsWith('.md')))

/** Of these suites and hashes, those that have not passed with these inputs. */
export function changedOf<Suite extends { readonly name: string; readonly hash: string }>(
  suites: readonly Suite[],
): readonly Suite[] {
  const passed = readPassed()
  return suites.filter(({ name, hash }) => passed[name] !== hash)
}

/** Records what ran: with its hash what passed, without what failed. */
export function recordRun(suites: readonly { name: string; hash: string; passed: boolean }[]) {
  const kept: Record<string, string> = { ...readPassed() }
  for (const { name, hash, passed } of suites)
    if (passed) kept[name] = hash
    else delete kept[name]
  mkdirSync(path.dirname(record), { recursive: true })
  writeFileSync(record, JSON.stringify(kept, null, 1))
}
