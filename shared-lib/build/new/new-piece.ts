import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { partNames } from '../product-folders'
import { isInstalled, sharedLib } from '../repository'
import { filesOf, isOfTheSite, type Kind, type NewFile, type Template } from './fill-template'
import { type Names, namesOf } from './names'
import { refuseTaken } from './refuse-taken'
import { registrationsOf } from './registrations'

export interface Asked {
  readonly kind: Kind
  readonly name: string
  /** Of a widget or a journey: the workspace it belongs to. */
  readonly home?: string | undefined
  /** Of a vertical, a journey or a calculator: its Portuguese address. */
  readonly address?: string | undefined
  /** Portuguese, for titles. */
  readonly title?: string | undefined
}

const exists = (root: string, file: string) => existsSync(path.join(root, file))
const read = (root: string, file: string) => readFileSync(path.join(root, file), 'utf8')
const isMicroFrontend = (root: string, workspace: string) =>
  exists(root, `${workspace}/src/micro-frontend.ts`)
const nothingYet = (home: string) =>
  new Error(`${home} is nothing yet: npm run new -- vertical ${home.slice('mf-'.length)}`)

/** A widget named after its vertical belongs to it: `energy-tip` to `mf-energy`. Others have to name theirs. */
function widgetHome(root: string, { name, home }: Asked): string {
  const own = home ?? `mf-${name.split('-')[0]}`
  if (isMicroFrontend(root, own)) return own
  if (home?.startsWith('mf-')) throw nothingYet(home)
  throw new Error(`say whose it is: npm run new -- widget ${name} mf-energy`)
}

/** The folder of the product that a widget is named after: `home-loan-tip` is in `src/home-loan`. */
function widgetPlace(root: string, home: string, name: string): string {
  const products = readdirSync(path.join(root, home, 'src')).filter((one) => name.startsWith(`${one}-`))
  const longest = products.toSorted((one, two) => two.length - one.length)[0]
  return longest ? `src/${longest}` : 'src'
}

/** Where a journey goes: a micro-frontend, or a workspace that is reserved for one. */
function journeyHome(root: string, { name, home }: Asked): string {
  if (!home) throw new Error(`say whose it is: npm run new -- journey ${name} mf-credit`)
  if (!/^mf-[a-z]+$/.test(home) || !exists(root, `${home}/package.json`)) throw nothingYet(home)
  return home
}

function askedNames(root: string, asked: Asked): Names {
  const { kind, name, address, title } = asked
  const words = { title, ...(address && { address }) }
  if (kind === 'widget') {
    const home = widgetHome(root, asked)
    return namesOf(name, { title, home, place: widgetPlace(root, home, name) })
  }
  if (kind === 'journey') {
    if (partNames.includes(name)) throw new Error(`src/${name} is a folder of parts: name the product`)
    return namesOf(name, { ...words, home: journeyHome(root, asked) })
  }
  if (kind !== 'vertical') return namesOf(name, words)
  if (name.includes('-')) throw new Error(`a vertical has a name of one word, not ${name}`)
  if (isMicroFrontend(root, `mf-${name}`)) throw new Error(`mf-${name} is there already`)
  return namesOf(name, { ...words, home: `mf-${name}` })
}

/** A vertical is a workspace with its first journey, and so is the first journey of a reserved one. */
function templatesOf(root: string, kind: Kind, { home }: Names): readonly [Template, ...Template[]] {
  const isJourney = kind === 'vertical' || kind === 'journey'
  if (!isJourney) return [kind]
  return isMicroFrontend(root, home) ? ['journey'] : ['workspace', 'journey']
}

interface Package {
  readonly version: string
  readonly dependencies?: Readonly<Record<string, string>>
}

/** Leaves out the packages that a workspace already has; versions are those of shared-lib. */
function withVersions(root: string, { path: file, text }: NewFile): NewFile {
  const shared: Package = JSON.parse(readFileSync(path.join(sharedLib, 'package.json'), 'utf8'))
  const standing: Partial<Package> = exists(root, file) ? JSON.parse(read(root, file)) : {}
  const own = JSON.parse(text)
  const versionOf = (name: string) => (name === 'shared-lib' ? shared.version : shared.dependencies?.[name])
  const versions = Object.keys(own.dependencies).map((name) => [name, versionOf(name)])
  const dependencies = { ...standing.dependencies, ...Object.fromEntries(versions) }
  return { path: file, text: `${JSON.stringify({ ...own, dependencies }, null, 2)}\n` }
}

const isPackage = ({ path: file }: NewFile) => /^mf-[a-z]+\/package\.json$/.test(file)
/** A reserved workspace has these already, of a smaller kind. */
const isReplaced = (file: string) => /^mf-[a-z]+\/(package|tsconfig)\.json$/.test(file)
/** A landing story may exist before its journey, and so may the rules of a product: they are left as they are. */
const isKept = (file: string, { kind, name }: Asked) =>
  file.startsWith('host/content/') || (kind === 'journey' && file.split('/')[2] === name)

interface NewPiece {
  /** Written or changed, from the repository's root. */
  readonly files: readonly string[]
  /** Existing files, left as they are. */
  readonly kept: readonly string[]
}

/** Writes a new piece below `root`. Throws before it writes anything. */
export function newPiece(root: string, asked: Asked): NewPiece {
  const names = askedNames(root, asked)
  refuseTaken(root, asked.kind, names)
  const templates = templatesOf(root, asked.kind, names)
  const all = templates
    .flatMap((template) => filesOf(template, names))
    .filter((file) => !(isInstalled && isOfTheSite(file)))
    .map((file) => (isPackage(file) ? withVersions(root, file) : file))
  const kept = all.map(({ path: file }) => file).filter((file) => exists(root, file) && isKept(file, asked))
  const files = all.filter(({ path: file }) => !kept.includes(file))
  const taken = files.find(({ path: file }) => exists(root, file) && !isReplaced(file))
  if (taken) throw new Error(`${taken.path} is there already`)
  const own = files.find(isPackage)
  const dependencies = own && JSON.parse(own.text).dependencies
  const changed = registrationsOf(templates[0], names, dependencies).map(({ path: file, change }) => ({
    path: file,
    text: change(read(root, file)),
  }))
  for (const { path: file, text } of [...files, ...changed]) {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true })
    writeFileSync(path.join(root, file), text)
  }
  return { files: [...files, ...changed].map(({ path: file }) => file), kept }
}
