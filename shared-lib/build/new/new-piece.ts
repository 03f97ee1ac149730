import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { filesOf, type Kind, type NewFile } from './fill-template'
import { type Names, namesOf } from './names'
import { refuseTaken } from './refuse-taken'
import { registrationsOf } from './registrations'

export interface Asked {
  readonly kind: Kind
  readonly name: string
  /** Of a widget: the workspace it belongs to. Of a vertical or calculator: its Portuguese address. */
  readonly place?: string | undefined
  /** Portuguese, for titles. */
  readonly title?: string | undefined
}

const exists = (root: string, file: string) => existsSync(path.join(root, file))
const read = (root: string, file: string) => readFileSync(path.join(root, file), 'utf8')
const isMicroFrontend = (root: string, workspace: string) =>
  exists(root, `${workspace}/src/micro-frontend.ts`)

/** A widget named after its vertical belongs to it: `energy-tip` to `mf-energy`. Others say whose they are. */
function homeOf(root: string, { name, place }: Asked): string {
  const home = place ?? `mf-${name.split('-')[0]}`
  if (isMicroFrontend(root, home)) return home
  if (place?.startsWith('mf-'))
    throw new Error(`${place} is nothing yet: npm run new -- vertical ${place.slice('mf-'.length)}`)
  throw new Error(`say whose it is: npm run new -- widget ${name} mf-energy`)
}

function askedNames(root: string, asked: Asked): Names {
  const { kind, name, place, title } = asked
  if (kind === 'widget') return namesOf(name, { title, home: homeOf(root, asked) })
  const names = namesOf(name, { title, ...(place && { address: place }) })
  if (kind !== 'vertical') return names
  if (names.name.includes('-')) throw new Error(`a vertical has a name of one word, not ${name}`)
  if (isMicroFrontend(root, `mf-${name}`)) throw new Error(`mf-${name} is there already`)
  return names
}

interface Package {
  readonly version: string
  readonly dependencies: Readonly<Record<string, string>>
}

/** The versions that everybody has: those of shared-lib. */
function withVersions(root: string, { path: file, text }: NewFile): NewFile {
  const shared: Package = JSON.parse(read(root, 'shared-lib/package.json'))
  const own = JSON.parse(text)
  const versionOf = (name: string) => (name === 'shared-lib' ? shared.version : shared.dependencies[name])
  const dependencies = Object.fromEntries(
    Object.keys(own.dependencies).map((name) => [name, versionOf(name)]),
  )
  return { path: file, text: `${JSON.stringify({ ...own, dependencies }, null, 2)}\n` }
}

const isPackage = ({ path: file }: NewFile) => /^mf-[a-z]+\/package\.json$/.test(file)
/** A reserved vertical has a package of its own and may hold typed data; a vertical may have its landing story already. */
const mayStand = (file: string) =>
  /^mf-[a-z]+\/(package|tsconfig)\.json$/.test(file) || file.startsWith('host/content/')

/** Writes a new piece below `root` and answers every file that was written or changed. Throws before it writes anything. */
export function newPiece(root: string, asked: Asked): string[] {
  const names = askedNames(root, asked)
  refuseTaken(root, asked.kind, names)
  const files = filesOf(asked.kind, names)
    .map((file) => (isPackage(file) ? withVersions(root, file) : file))
    .filter(({ path: file }) => !(file.startsWith('host/content/') && exists(root, file)))
  const taken = files.find(({ path: file }) => exists(root, file) && !mayStand(file))
  if (taken) throw new Error(`${taken.path} is there already`)
  const own = files.find(isPackage)
  const dependencies = own && JSON.parse(own.text).dependencies
  const changed = registrationsOf(asked.kind, names, dependencies).map(({ path: file, change }) => ({
    path: file,
    text: change(read(root, file)),
  }))
  for (const { path: file, text } of [...files, ...changed]) {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true })
    writeFileSync(path.join(root, file), text)
  }
  return [...files, ...changed].map(({ path: file }) => file)
}
