import { setTimeout as pause } from 'node:timers/promises'
import type { Registry, RegistryEntry, Switch } from '../src/contract/deployment'
import { author } from './author'
import { type RegistryChange, RegistryConflict, type SwitchNote } from './deployment-store'

/** Storage of a registry. `tag` identifies exactly the registry that was read. */
export interface RegistryPlace {
  read(): Promise<{ registry: Registry; tag: string | undefined }>
  /** Writes `after` if the stored registry is still the one of `tag`; else returns false. */
  swap(tag: string | undefined, after: Registry): Promise<boolean>
}

export const emptyRegistry: Registry = { revision: 0, entries: {} }

/** Others who switch at the same time are waited for this long. */
const patienceMs = 10_000
const keptSwitches = 100

export const isVersion = (text: unknown): text is string =>
  typeof text === 'string' && /^\w[\w.+-]*$/.test(text)

const isEntry = (entry: Partial<RegistryEntry> | null) =>
  isVersion(entry?.current) &&
  (entry.lastGood === undefined || isVersion(entry.lastGood)) &&
  (entry.canary === undefined || (isVersion(entry.canary.version) && entry.canary.percentage > 0))

/** Throws one plain sentence when the text is cut short or is no registry; `place` names it there. */
export function parseRegistry(text: string, place: string): Registry {
  let read: Partial<Registry> | null
  try {
    read = JSON.parse(text)
  } catch (cause) {
    throw new Error(`${place} is no JSON`, { cause })
  }
  const { revision, entries, flips } = read ?? {}
  if (!Number.isInteger(revision) || !entries || !Object.values(entries).every(isEntry))
    throw new Error(`${place} is no registry of deployments`)
  return { revision: Number(revision), entries, ...(Array.isArray(flips) && { flips }) }
}

/** Versions that visitors get. */
const served = (entry: RegistryEntry | undefined) =>
  entry ? [entry.current, ...(entry.canary ? [entry.canary.version] : [])] : []

/** Writes down since when each version is out of service. */
function withLeft(before: RegistryEntry | undefined, after: RegistryEntry, at: string): RegistryEntry {
  const now = served(after)
  const gone = served(before).filter((version) => !now.includes(version))
  const left = { ...after.left, ...Object.fromEntries(gone.map((version) => [version, at])) }
  for (const version of now) delete left[version]
  const { left: _, ...entry } = after
  return Object.keys(left).length > 0 ? { ...entry, left } : entry
}

function switched(before: Registry, entries: Registry['entries'], made: Switch): Registry {
  const dated = Object.entries(entries).map(
    ([name, entry]) => [name, withLeft(before.entries[name], entry, made.at)] as const,
  )
  return {
    revision: before.revision + 1,
    entries: Object.fromEntries(dated),
    flips: [made, ...(before.flips ?? [])].slice(0, keptSwitches),
  }
}

/** Reads, changes and swaps; retries while another writer was faster. Throws RegistryConflict after the last try. */
export async function switchAt(
  place: RegistryPlace,
  { by = author(), ...note }: SwitchNote,
  change: RegistryChange,
): Promise<Registry> {
  const until = Date.now() + patienceMs
  do {
    const { registry: before, tag } = await place.read()
    const entries = await change(before)
    if (entries === before.entries) return before
    const after = switched(before, entries, { at: new Date().toISOString(), by, ...note })
    if (await place.swap(tag, after)) return after
    await pause(20 + Math.random() * 180) // random, so that two writers do not collide again
  } while (Date.now() < until)
  throw new RegistryConflict()
}
