import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { withImported } from './imported-files'
import { root } from './webpack/base'

export interface Target {
  /** Workspace: `mf-energy`, or `host` for the browser shell. */
  readonly name: string
  /** Package version and a hash of everything that went in: a rebuild after an edit is a new version. */
  readonly version: string
  /** Where the built, immutable folder stands. */
  readonly out: string
}

/** Every micro-frontend that exists so far: a workspace named `mf-*` with a definition. */
export const microFrontendNames = () =>
  readdirSync(root)
    .filter((name) => name.startsWith('mf-') && existsSync(path.join(root, name, 'src/micro-frontend.ts')))
    .sort()

const ignored =
  /(^|\/)(dist|node_modules|\.cache|testing|templates)(\/|$)|\.(test|spec)\.tsx?$|\.md$|\.tsbuildinfo$/

function filesBelow(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => !ignored.test(entry.name))
    .flatMap((entry) => {
      const full = path.join(folder, entry.name)
      return entry.isDirectory() ? filesBelow(full) : [full]
    })
    .sort()
}

const lock = path.join(root, 'package-lock.json')

/** Of the lock file only what is installed counts: a new workspace gives nobody else another version. */
function installedPackages(text: string) {
  const packages: Record<string, { readonly link?: boolean }> = JSON.parse(text).packages
  return JSON.stringify(
    Object.entries(packages).filter(([place, { link }]) => place.includes('node_modules/') && !link),
  )
}

const inputOf = (file: string) =>
  file === lock ? installedPackages(readFileSync(file, 'utf8')) : readFileSync(file)

function hashOf(paths: readonly string[]) {
  const hash = createHash('sha256')
  for (const file of paths)
    hash.update(path.relative(root, file)).update('\0').update(inputOf(file)).update('\0')
  return hash.digest('hex').slice(0, 10)
}

/** Where the shell's own code begins: what else of the host it needs, it imports. */
const shellParts = ['shell', 'styles', 'content-api/editor/browser']

/** What a build of `name` reads: its own sources, shared-lib and the lock file. */
export const inputsOf = (name: string) => [
  lock,
  path.join(root, name, 'package.json'),
  ...filesBelow(path.join(root, 'shared-lib')),
  ...(name === 'host'
    ? withImported(shellParts.flatMap((part) => filesBelow(path.join(root, 'host/src', part))))
    : filesBelow(path.join(root, name, 'src'))),
]

export function targetOf(name: string, development = false): Target {
  const folder = path.join(root, name)
  if (name !== 'host' && !existsSync(path.join(folder, 'src/micro-frontend.ts')))
    throw new Error(`${name} has no src/micro-frontend.ts, so there is nothing to build`)
  const { version } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'))
  const stamp = `${version}+${hashOf(inputsOf(name))}${development ? '.dev' : ''}`
  return { name, version: stamp, out: path.join(folder, 'dist', stamp) }
}

/** The file that marks a finished build; it is written last. */
export const markerOf = ({ name, out }: Target) =>
  path.join(out, name === 'host' ? 'shell.json' : 'deployment.json')
