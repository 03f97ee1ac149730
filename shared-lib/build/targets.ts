import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { imported } from './imported-files'
import { type LockFile, lockedPackages } from './locked-packages'
import { widgetFolders } from './product-folders'
import { isInstalled, root, sharedLib } from './repository'

export interface Target {
  /** Workspace: `mf-energy`, `host` for the browser shell, or `host/tools` for the local editor's page. */
  readonly name: string
  /** Package version and a hash of everything that went in: an edit of what it is made of is a new version, no other is. */
  readonly version: string
  /** The built, immutable folder. */
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
export const everyPart = () => [...(isInstalled ? [] : ['host', editorPart]), ...microFrontendNames()]

const filesAt = (place: string) => (statSync(place).isDirectory() ? filesBelow(place) : [place])

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

/** Where the code of the parts that are no micro-frontends begins. */
const entries: Readonly<Record<string, readonly string[]>> = {
  host: ['host/src/shell', 'host/src/server/styles'],
  [editorPart]: ['host/tools/content-api/editor/browser'],
}

/** Where the code of a part begins, absolute; what else it needs, it imports. */
const entriesOf = (name: string) =>
  entries[name]?.map((place) => path.join(root, place)) ?? [
    path.join(root, name, 'src/micro-frontend.ts'),
    ...widgetFolders(path.join(root, name)),
  ]

const packageOf = (name: string) => path.join(root, name === editorPart ? 'host' : name, 'package.json')

/** Packages that every build runs, that make a server bundle and describe a deployment. Installed, it is one package. */
const builders = isInstalled
  ? []
  : ['package.json', 'build/build.ts', 'build/swc-options.cjs', 'build/webpack'].map((one) =>
      path.join(sharedLib, one),
    )

/** The build names them by a function of another package alone. */
const minifiers = ['@swc/core', 'lightningcss', 'terser']

/** Inputs of a version. */
export interface Inputs {
  /** Source files, absolute. */
  readonly files: readonly string[]
  /** Installed packages by their place, with version and checksum. */
  readonly packages: ReadonlyMap<string, string>
}

/** Files that a build of `name` reads: its own sources, what those import of shared-lib and of packages, and the build itself. */
export function inputsOf(name: string): Inputs {
  const begin = [...builders, ...entriesOf(name)]
  const { files, packages } = imported(begin.flatMap(filesAt))
  const lock: LockFile = JSON.parse(readFileSync(path.join(root, 'package-lock.json'), 'utf8'))
  return {
    files: [packageOf(name), ...files],
    packages: new Map(
      ['', 'shared-lib', name].flatMap((from) => [
        ...lockedPackages(lock, [...packages, 'shared-lib', ...minifiers], from),
      ]),
    ),
  }
}

function hashOf({ files, packages }: Inputs) {
  const hash = createHash('sha256')
  for (const file of files)
    hash.update(path.relative(root, file)).update('\0').update(readFileSync(file)).update('\0')
  return hash
    .update(JSON.stringify([...packages]))
    .digest('hex')
    .slice(0, 10)
}

export function targetOf(name: string, development = false): Target {
  const folder = path.join(root, name)
  if (name !== 'host' && name !== editorPart && !existsSync(path.join(folder, 'src/micro-frontend.ts')))
    throw new Error(`${name} has no src/micro-frontend.ts, so there is nothing to build`)
  const { version } = JSON.parse(readFileSync(packageOf(name), 'utf8'))
  const stamp = `${version}+${hashOf(inputsOf(name))}${development ? '.dev' : ''}`
  return { name, version: stamp, out: path.join(folder, 'dist', stamp) }
}

/** Files that mark a build served from its own disk, the newest one; micro-frontends are deployed. */
const markers: Readonly<Record<string, string>> = { host: 'shell.json', [editorPart]: 'editor.json' }

export const isServedFromDisk = ({ name }: Target) => name in markers

/** The file that marks a finished build; it is written last. */
export const markerOf = ({ name, out }: Target) => path.join(out, markers[name] ?? 'deployment.json')
