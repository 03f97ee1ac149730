import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { isInstalled, sharedLib } from './repository'

/** Imports that are gone before anything runs: only types travel through them. */
const typesOnly = /^\s*(?:import|export)\s+type\s[^'"]*from\s*'[^']*'/gm
const scriptImports =
  /(?:from|import|require|loader:?)\s*\(?\s*(?:\/\*.*?\*\/\s*)?(?:'([^'\n]+)'|"([^"\n]+)")/g
const sheetImports = /(?:from\s*|@import\s*|url\(\s*)["']?(\.[^"')]+)/g
const endings = ['', '.ts', '.tsx', '/index.ts']

/** Sources import one another by these names; an installed one is a package like any other. */
const isOurs = (named: string) => named.startsWith('.') || (named.startsWith('shared-lib/') && !isInstalled)

function namedIn(file: string): string[] {
  if (/\.css$/.test(file))
    return [...readFileSync(file, 'utf8').matchAll(sheetImports)].map(([, at = '']) => at)
  if (!/\.[cm]?[jt]sx?$/.test(file)) return []
  const text = readFileSync(file, 'utf8').replace(typesOnly, '')
  return [...text.matchAll(scriptImports)].map(([, single, double]) => single ?? double ?? '')
}

const isFile = (file: string) => existsSync(file) && path.extname(file) !== ''

const { exports }: { exports: Readonly<Record<string, string>> } = JSON.parse(
  readFileSync(path.join(sharedLib, 'package.json'), 'utf8'),
)

/** As Node reads a package's exports: the longest name that fits. */
function exported(named: string) {
  const [key, target = ''] = Object.entries(exports)
    .filter(([one]) => named.startsWith(one.replace(/\*$/, '')))
    .reduce((best, one) => (one[0].length > best[0].length ? one : best), ['', ''])
  return path.join(sharedLib, target.replace('*', named.slice(key.length - 1)))
}

function fileOf(from: string, named: string) {
  if (named.startsWith('shared-lib/')) return exported(named.replace('shared-lib', '.'))
  return endings.map((ending) => path.resolve(path.dirname(from), named + ending)).find(isFile)
}

/** `@scope/name/part` → `@scope/name`. */
const packageOf = (named: string) =>
  named
    .split('/')
    .slice(0, named.startsWith('@') ? 2 : 1)
    .join('/')

interface Imported {
  /** Source files, absolute and sorted, each once. */
  readonly files: readonly string[]
  /** Names that no source file answers to: packages, and what only looks like an import. Sorted, each once. */
  readonly packages: readonly string[]
}

/** These source files and all that they import when they run, and what those import in turn. */
export function imported(files: readonly string[]): Imported {
  const found = new Set<string>()
  const packages = new Set<string>()
  const waiting = [...files]
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    if (found.has(file)) continue
    found.add(file)
    for (const named of namedIn(file)) {
      if (!isOurs(named)) packages.add(packageOf(named))
      else {
        const next = fileOf(file, named.replace(/\?.*$/, ''))
        if (next) waiting.push(next)
      }
    }
  }
  return { files: [...found].sort(), packages: [...packages].sort() }
}
