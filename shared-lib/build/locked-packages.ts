interface Locked {
  readonly version?: string
  readonly integrity?: string
  readonly link?: boolean
  readonly dependencies?: Readonly<Record<string, string>>
  readonly optionalDependencies?: Readonly<Record<string, string>>
  readonly peerDependencies?: Readonly<Record<string, string>>
}
export interface LockFile {
  /** By place, e.g. `node_modules/a/node_modules/b`. */
  readonly packages: Readonly<Record<string, Locked>>
}

/** Path of the package `name` for one at `from`, in the order of Node: own `node_modules` first, then further up. */
function placeOf({ packages }: LockFile, name: string, from: string): string | undefined {
  for (let at = from; ; at = at.slice(0, Math.max(at.lastIndexOf('/'), 0))) {
    const place = at === '' ? `node_modules/${name}` : `${at}/node_modules/${name}`
    if (packages[place]) return place
    if (at === '') return undefined
  }
}

/**
 * The packages of these names as the workspace `from` gets them, with all that they need themselves: place → version
 * and checksum. A name that is not installed is left out.
 */
export function lockedPackages(
  lock: LockFile,
  names: readonly string[],
  from: string,
): ReadonlyMap<string, string> {
  const found = new Map<string, string>()
  const waiting = names.map((name) => [name, from] as const)
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    const place = placeOf(lock, ...next)
    const one = place === undefined ? undefined : lock.packages[place]
    if (!place || !one || one.link || found.has(place)) continue
    found.set(place, `${one.version} ${one.integrity ?? ''}`)
    const needs = { ...one.dependencies, ...one.optionalDependencies, ...one.peerDependencies }
    for (const name of Object.keys(needs)) waiting.push([name, place])
  }
  return new Map([...found].sort(([a], [b]) => (a < b ? -1 : 1)))
}
