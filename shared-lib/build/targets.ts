import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { withImported } from './imported-files'
import { root } from './webpack/base'

export interface Target {
  /** Workspace: `mf-energy`, `host` for the browser shell, or `host/tools` for the local editor's page. */
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

/** The page of the local editor: built where the local content service is started, never for the site. */
export const editorPart = 'host/tools'

/** All that can be built from the sources. */
export const everyPart = () => ['host', editorPart, ...microFrontendNames()]

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
const shellParts = ['host/src/shell', 'host/src/styles']

const packageOf = (name: string) => path.join(root, name === editorPart ? 'host' : name, 'package.json')

const importedFrom = (parts: readonly string[]) =>
  withImported(parts.flatMap((part) => filesBelow(path.join(root, part))))

function ownInputsOf(name: string) {
  if (name === 'host') return importedFrom(shellParts)
  if (name === editorPart) return importedFrom(['host/tools/content-api/editor/browser'])
  return filesBelow(path.join(root, name, 'src'))
}

/** What a build of `name` reads: its own sources, shared-lib and the lock file. */
export const inputsOf = (name: string) => [
  lock,
  packageOf(name),
  ...filesBelow(path.join(root, 'shared-lib')),
  ...ownInputsOf(name),
]

export function targetOf(name: string, development = false): Target {
  const folder = path.join(root, name)
  if (name !== 'host' && name !== editorPart && !existsSync(path.join(folder, 'src/micro-frontend.ts')))
    throw new Error(`${name} has no src/micro-frontend.ts, so there is nothing to build`)
  const { version } = JSON.parse(readFileSync(packageOf(name), 'utf8'))
  const stamp = `${version}+${hashOf(inputsOf(name))}${development ? '.dev' : ''}`
  return { name, version: stamp, out: path.join(folder, 'dist', stamp) }
}

/** What serves these reads the newest build from its own disk; micro-frontends are deployed. */
const markers: Readonly<Record<string, string>> = { host: 'shell.json', [editorPart]: 'editor.json' }

export const isServedFromDisk = ({ name }: Target) => name in markers

/** The file that marks a finished build; it is written last. */
export const markerOf = ({ name, out }: Target) => path.join(out, markers[name] ?? 'deployment.json')
