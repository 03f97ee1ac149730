import type { Registry, RegistryEntry } from '../src/contract/deployment'
import type { DeploymentStore } from './deployment-store'

interface CollectOptions {
  /** Days that a version is kept after it leaves service: visitors may still use it, and a team may roll back to it. */
  readonly keptDays: number
  readonly now?: Date
  readonly progress?: (line: string) => void
}

const dayMs = 86_400_000

const rolesOf = ({ current, lastGood, canary }: RegistryEntry) => [current, lastGood, canary?.version]

/** Versions that left service before `limit`; those without a recorded day are not among them. */
const dueOf = (entry: RegistryEntry, limit: Date) =>
  Object.entries(entry.left ?? {})
    .filter(([version, at]) => new Date(at) <= limit && !rolesOf(entry).includes(version))
    .map(([version]) => version)

const withEntry = (entries: Registry['entries'], name: string, entry: RegistryEntry) => ({
  ...entries,
  [name]: entry,
})

/** Records today for unserved versions without a recorded day. */
async function countFromNow(store: DeploymentStore, name: string, now: Date) {
  const published = await store.versions(name)
  const unknown = (entry: RegistryEntry) =>
    published.filter((version) => !entry.left?.[version] && !rolesOf(entry).includes(version))
  const first = (await store.registry()).entries[name]
  if (!first || unknown(first).length === 0) return
  const note = { action: 'collect', name, version: unknown(first).join(', '), note: 'unused' } as const
  await store.switch(note, ({ entries }) => {
    const entry = entries[name]
    if (!entry || unknown(entry).length === 0) return entries
    const since = Object.fromEntries(unknown(entry).map((version) => [version, now.toISOString()]))
    return withEntry(entries, name, { ...entry, left: { ...entry.left, ...since } })
  })
}

/**
 * Records removals before they happen: from then on nothing can point at such a version. A switch that was faster keeps
 * its version, because the due ones are computed again over the registry that is written.
 */
async function claim(store: DeploymentStore, name: string, limit: Date): Promise<readonly string[]> {
  const before = (await store.registry()).entries[name]
  const due = before ? dueOf(before, limit) : []
  if (due.length === 0) return before?.removing ?? []
  const note = { action: 'collect', name, version: due.join(', '), note: 'begins' } as const
  const { entries } = await store.switch(note, ({ entries: newest }) => {
    const entry = newest[name]
    const removing = entry ? dueOf(entry, limit) : []
    if (!entry || removing.every((version) => entry.removing?.includes(version))) return newest
    return withEntry(newest, name, { ...entry, removing })
  })
  return entries[name]?.removing ?? []
}

/** Reason why the current version cannot be read: hosts serve an older one then, which none may lose. */
async function whyBroken(store: DeploymentStore, name: string) {
  const current = (await store.registry()).entries[name]?.current
  if (!current) return undefined
  return store.verify(name, current).then(
    () => undefined,
    (cause: Error) => cause.message,
  )
}

/** Lets the names of removed versions go. */
async function release(store: DeploymentStore, name: string, removed: readonly string[]) {
  const note = { action: 'collect', name, version: removed.join(', '), note: 'removed' } as const
  await store.switch(note, ({ entries }) => {
    const entry = entries[name]
    if (!entry) return entries
    const { removing = [], left = {}, ...rest } = entry
    const stillLeft = Object.fromEntries(
      Object.entries(left).filter(([version]) => !removed.includes(version)),
    )
    const stillRemoving = removing.filter((version) => !removed.includes(version))
    return withEntry(entries, name, {
      ...rest,
      ...(Object.keys(stillLeft).length > 0 && { left: stillLeft }),
      ...(stillRemoving.length > 0 && { removing: stillRemoving }),
    })
  })
}

/**
 * Removes versions that were neither current, last good nor canary for `keptDays`. After an interruption the next run
 * finishes the work, and a served version is never touched. Returns the removed ones.
 */
export async function collect(
  store: DeploymentStore,
  { keptDays, now = new Date(), progress }: CollectOptions,
) {
  const limit = new Date(now.getTime() - keptDays * dayMs)
  const collected: { name: string; version: string }[] = []
  for (const name of Object.keys((await store.registry()).entries)) {
    await countFromNow(store, name, now)
    const broken = await whyBroken(store, name)
    if (broken) {
      progress?.(`nothing of ${name} is removed: ${broken}`)
      continue
    }
    const removing = await claim(store, name, limit)
    for (const version of removing) {
      if (!(await store.has(name, version))) continue
      progress?.(`removing ${name} ${version}`)
      await store.remove(name, version)
      collected.push({ name, version })
    }
    if (removing.length > 0) await release(store, name, removing)
  }
  const left = await store.tidy()
  if (left > 0) progress?.(`removed what ${left} interrupted publications or removals left behind`)
  return collected
}
