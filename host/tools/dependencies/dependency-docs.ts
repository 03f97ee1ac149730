import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { repository } from '../compiled/compile'
import { reasons } from './reasons'

export const dependencyDocsFile = path.join(repository, 'docs/dependencies.md')

interface Package {
  readonly workspaces?: readonly string[]
  readonly dependencies?: Readonly<Record<string, string>>
  readonly devDependencies?: Readonly<Record<string, string>>
}

interface Lock {
  readonly packages: Readonly<
    Record<
      string,
      {
        readonly version?: string
        readonly license?: string
        readonly link?: boolean
        readonly dev?: boolean
      }
    >
  >
}

interface Dependency {
  readonly name: string
  readonly version: string
  readonly licence: string
  /** Workspaces that ask for it. */
  readonly askedBy: readonly string[]
}

const read = <Content>(file: string): Content => JSON.parse(readFileSync(path.join(repository, file), 'utf8'))

/** Packages that our own package.json files ask for, by name; workspaces ask for each other too, and are left out. */
export function directDependencies(): readonly Dependency[] {
  const { workspaces = [] } = read<Package>('package.json')
  const { packages } = read<Lock>('package-lock.json')
  const asked = new Map<string, string[]>()
  for (const workspace of ['', ...workspaces]) {
    const { dependencies, devDependencies } = read<Package>(path.join(workspace, 'package.json'))
    for (const name of Object.keys({ ...dependencies, ...devDependencies }))
      asked.set(name, [...(asked.get(name) ?? []), workspace])
  }
  return [...asked]
    .map(([name, askedBy]) => {
      const [first = ''] = askedBy
      const found = packages[path.posix.join(first, 'node_modules', name)] ?? packages[`node_modules/${name}`]
      return { name, askedBy, found }
    })
    .filter(({ found }) => !found?.link)
    .map(({ name, askedBy, found }) => ({
      name,
      askedBy,
      version: found?.version ?? '',
      licence: found?.license ?? '',
    }))
}

const copyleft = /GPL|MPL|EPL|CDDL|-SA-/
/** Binaries of one package for each platform. */
const platform = /-(?:darwin|linux|linuxmusl|win32|wasm32).*$/

/** Packages that a shipped host installs, directly or not, under a licence with duties for a company that hands them on. */
export function shippedCopyleft(): readonly { readonly name: string; readonly licence: string }[] {
  const found = Object.entries(read<Lock>('package-lock.json').packages)
    .filter(([place, { license = '', dev }]) => place !== '' && !dev && copyleft.test(license))
    .map(([place, { license = '' }]) => ({
      name: place.split('node_modules/').at(-1)?.replace(platform, '') ?? '',
      licence: license,
    }))
  return [...new Map(found.map((one) => [`${one.name} ${one.licence}`, one])).values()]
}

const asker = (workspace: string) =>
  workspace === '' ? 'tools' : workspace.startsWith('mf-') ? 'micro-frontends' : workspace

const row = ({ name, version, licence, askedBy }: Dependency) => {
  const [purpose = '', instead = ''] = reasons[name] ?? []
  return `| \`${name}\` | ${version} | ${licence} | ${[...new Set(askedBy.map(asker))].join(', ')} | ${purpose} | ${instead} |`
}

/** The page for the current package files. */
export const dependencyDocs = () =>
  [
    '# Dependencies',
    '',
    'Written by `npm run docs` from the package files and `host/tools/dependencies/reasons.ts`; a test finds what is missing. Asked by tools: needed to build and',
    'test alone. What a shipped host installs is in ADR 22; Storyblok’s CLI has a lock of its own too (ADR 12). `renovate.json` asks for newer versions that promise the oldest Node that',
    'we do; a test refuses others.',
    '',
    '| package | version | licence | asked by | for | instead |',
    '| --- | --- | --- | --- | --- | --- |',
    ...directDependencies().map(row),
    '',
    '## Copyleft in a shipped host',
    '',
    'Installed with the packages above, as libraries of their own that are loaded and not changed. A company that hands a host on hands on their licences too.',
    '',
    '| package | licence |',
    '| --- | --- |',
    ...shippedCopyleft().map(({ name, licence }) => `| \`${name}\` | ${licence} |`),
    '',
  ].join('\n')

/** As it was last written. */
export const writtenDocs = () =>
  existsSync(dependencyDocsFile) ? readFileSync(dependencyDocsFile, 'utf8') : undefined
