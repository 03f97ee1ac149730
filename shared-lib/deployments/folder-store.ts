import {
  closeSync,
  cpSync,
  existsSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import path from 'node:path'
import type { Deployment, Registry } from '../src/contract/deployment'
import { verifyFolder } from './verify-folder'

/** Where published versions and the registry live. A folder now; a bucket speaks the same interface. */
export interface DeploymentStore {
  readonly location: string
  registry(): Registry
  /** Applies `change` to the newest registry and writes it if nobody else wrote meanwhile; throws RegistryConflict. */
  flip(change: (registry: Registry) => Registry['entries']): Registry
  has(name: string, version: string): boolean
  versions(name: string): string[]
  deployment(name: string, version: string): Deployment
  /** Folder of a published version. */
  folderOf(name: string, version: string): string
  /** Copies a finished build in, whole or not at all. Throws VersionExists. */
  publish(deployment: Deployment, from: string): void
}

export class RegistryConflict extends Error {
  constructor() {
    super('somebody else is changing the registry: nothing was changed, try again')
  }
}

export class VersionExists extends Error {
  constructor(name: string, version: string) {
    super(`${name} ${version} is already published, and a published version never changes`)
  }
}

const empty: Registry = { revision: 0, entries: {} }
/** A writer that died keeps its lock; nobody needs this long for one rename. */
const lockLifeMs = 5000
/** Two flips at once wait for each other this long. */
const lockWaitMs = 1000

export function openFolderStore(location: string): DeploymentStore {
  const registryFile = path.join(location, 'registry.json')
  const folderOf = (name: string, version: string) => path.join(location, name, version)
  const registry = (): Registry => (existsSync(registryFile) ? readRegistry(registryFile) : empty)
  return {
    location,
    registry,
    folderOf,
    has: (name, version) => existsSync(path.join(folderOf(name, version), 'deployment.json')),
    versions: (name) =>
      existsSync(path.join(location, name))
        ? readdirSync(path.join(location, name)).filter((version) => isVersion(version))
        : [],
    deployment: (name, version) =>
      JSON.parse(readFileSync(path.join(folderOf(name, version), 'deployment.json'), 'utf8')),
    flip(change) {
      return locked(`${registryFile}.lock`, () => {
        const before = registry()
        const entries = change(before)
        if (entries === before.entries) return before
        const after = { revision: before.revision + 1, entries }
        const incoming = `${registryFile}.${process.pid}`
        writeFileSync(incoming, `${JSON.stringify(after, null, 2)}\n`, { flush: true })
        renameSync(incoming, registryFile)
        return after
      })
    },
    publish(deployment, from) {
      const { name, version } = deployment
      const target = folderOf(name, version)
      if (existsSync(target)) throw new VersionExists(name, version)
      verifyFolder(deployment, from)
      const incoming = path.join(location, name, `.incoming-${process.pid}-${version}`)
      mkdirSync(path.dirname(target), { recursive: true })
      cpSync(from, incoming, { recursive: true })
      try {
        renameSync(incoming, target)
      } catch {
        rmSync(incoming, { recursive: true, force: true })
        throw new VersionExists(name, version)
      }
    },
  }
}

const isVersion = (text: unknown): text is string => typeof text === 'string' && /^\w[\w.+-]*$/.test(text)

const isEntry = (entry: Partial<Registry['entries'][string]> | null) =>
  isVersion(entry?.current) && (entry.lastGood === undefined || isVersion(entry.lastGood))

/** Throws one plain sentence when the file is cut short or is no registry. */
function readRegistry(file: string): Registry {
  let read: Partial<Registry> | null
  try {
    read = JSON.parse(readFileSync(file, 'utf8'))
  } catch (cause) {
    throw new Error(`${file} is no JSON`, { cause })
  }
  const { revision, entries } = read ?? {}
  if (!Number.isInteger(revision) || !entries || !Object.values(entries).every(isEntry))
    throw new Error(`${file} is no registry of deployments`)
  return { revision: Number(revision), entries }
}

function acquire(file: string): number {
  const until = Date.now() + lockWaitMs
  for (;;) {
    try {
      return openSync(file, 'wx')
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
    }
    const heldSince = statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? Date.now()
    if (Date.now() - heldSince > lockLifeMs) rmSync(file, { force: true })
    else if (Date.now() > until) throw new RegistryConflict()
    else Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 20)
  }
}

function locked<T>(file: string, work: () => T): T {
  mkdirSync(path.dirname(file), { recursive: true })
  const handle = acquire(file)
  try {
    return work()
  } finally {
    closeSync(handle)
    rmSync(file, { force: true })
  }
}
