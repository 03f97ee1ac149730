import { type LockFile, lockedPackages } from 'shared-lib/build/locked-packages'
import { keptPackages } from './compile'

interface LockEntry {
  readonly version?: string
  readonly engines?: { readonly node?: string }
  readonly dev?: boolean
  readonly peer?: boolean
  readonly devOptional?: boolean
}

interface WholeLock extends LockFile {
  readonly packages: Readonly<Record<string, LockEntry & LockFile['packages'][string]>>
}

/** Package.json of a server's folder. */
interface ServerPackage {
  readonly name: string
  readonly version: string
  readonly dependencies: Readonly<Record<string, string>>
}

const workspace = 'host/'

/** In a folder of their own, packages of the workspace are siblings of all others. */
const placeAlone = (place: string) => (place.startsWith(workspace) ? place.slice(workspace.length) : place)

/** Packages that a compiled host needs, in the versions of the repository: as dependencies, and as a lock of them alone. */
export function serverPackages(lock: WholeLock): {
  dependencies: Readonly<Record<string, string>>
  lockOf: (server: ServerPackage) => object
} {
  const needed = [...lockedPackages(lock, keptPackages, 'host').keys()].flatMap((place) => {
    const found = lock.packages[place]
    if (!found) return []
    const { dev, peer, devOptional, ...entry } = found
    return [[placeAlone(place), entry] as const]
  })
  const packages = Object.fromEntries(needed)
  const versionOf = (name: string) => {
    const version = packages[`node_modules/${name}`]?.version
    if (!version) throw new Error(`package-lock.json has no ${name}`)
    return version
  }
  return {
    dependencies: Object.fromEntries(keptPackages.map((name) => [name, versionOf(name)])),
    lockOf: (server) => ({
      name: server.name,
      version: server.version,
      lockfileVersion: 3,
      requires: true,
      packages: { '': server, ...packages },
    }),
  }
}
