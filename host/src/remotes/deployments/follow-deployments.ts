import { setTimeout as pause } from 'node:timers/promises'
import type { Registry } from 'shared-lib/contract/deployment'
import type { DeploymentStore } from 'shared-lib/deployments/deployment-store'
import { hostReporter } from './host-reporter'
import { readCanary, readRemote } from './read-remote'
import { emptySnapshot, type Snapshot, type SnapshotReport, snapshotOf } from './snapshot'

/** The same store, where a version whose files take longer than `ms` to come is not waited for: it goes on being fetched. */
const impatientStore = (store: DeploymentStore, ms: number): DeploymentStore => ({
  ...store,
  open: (name, version) => {
    const late = pause(ms, undefined, { ref: false }).then(() => {
      throw new Error(`the files of ${name} ${version} are still on their way`)
    })
    return Promise.race([store.open(name, version), late])
  },
})

const reasonOf = (cause: unknown) => (cause instanceof Error ? cause.message : String(cause))

/** Reads the versions of `registry`. One that cannot be read is replaced by an older one of that name. */
export async function readSnapshot(
  store: DeploymentStore,
  registry: Registry,
  previous: Snapshot,
  report: SnapshotReport,
): Promise<Snapshot> {
  const entries = Object.entries(registry.entries)
  const all = await Promise.all(
    entries.map(([name]) => readRemote(store, name, registry, previous.remotes.get(name), report)),
  )
  const canaries = await Promise.all(
    entries.map(([name, entry]) => readCanary(store, name, entry, previous.canaries, report)),
  )
  const isRead = <Read>(one: Read | undefined) => one !== undefined
  return snapshotOf(all.filter(isRead), canaries.filter(isRead), report)
}

/** The registry, or its last whole copy where it cannot be read at the start: reported, and never an empty site. */
async function firstRegistry(store: DeploymentStore, report: SnapshotReport): Promise<Registry> {
  try {
    return await store.registry()
  } catch (cause) {
    const copy = await store.lastWhole?.().catch(() => undefined)
    if (!copy) throw cause
    report({ remote: 'registry', version: `${copy.revision}, from its copy`, cause })
    return copy
  }
}

/** Follows the registry: `current()` is hardly older than `everyMs`. Each failure is reported once. */
export async function followDeployments(
  store: DeploymentStore,
  report: SnapshotReport,
  onSwitch: (snapshot: Snapshot) => void,
  everyMs = 700,
  patienceMs = 3000,
) {
  const reporter = hostReporter(store)
  const refused = new Map<string, string>()
  /** Reports, and remembers it for the deploy command. */
  const remembering =
    (reportTo: SnapshotReport): SnapshotReport =>
    (problem) => {
      if (!refused.has(problem.remote)) refused.set(problem.remote, reasonOf(problem.cause))
      reportTo(problem)
    }
  let registry = await firstRegistry(store, report)
  let snapshot = await readSnapshot(store, registry, emptySnapshot, remembering(report))
  reporter.served(registry, snapshot, refused)
  let lastProblem = ''
  /** Some version could not be read: its files may still be on their way. */
  const isBehind = () =>
    Object.entries(registry.entries).some(
      ([name, { current, canary }]) =>
        snapshot.remotes.get(name)?.version !== current ||
        (canary && !snapshot.canaries.some(({ remote }) => remote.name === name)),
    )
  const adopt = async (newest: Registry, reportTo: SnapshotReport) => {
    const { id } = snapshot
    // A remote that is slow to load keeps its older version until then, and the others do not wait for it.
    refused.clear()
    snapshot = await readSnapshot(impatientStore(store, patienceMs), newest, snapshot, remembering(reportTo))
    registry = newest
    if (snapshot.id !== id) onSwitch(snapshot)
  }
  const compare = async () => {
    try {
      const newest = await store.registry()
      if (newest.revision === 0 && registry.revision > 0) throw new Error('the registry is gone')
      if (newest.revision !== registry.revision) await adopt(newest, report)
      else if (isBehind()) await adopt(newest, () => {})
      reporter.served(registry, snapshot, refused)
      lastProblem = ''
    } catch (cause) {
      const problem = String(cause)
      if (problem !== lastProblem) report({ remote: 'registry', version: String(registry.revision), cause })
      lastProblem = problem
    }
  }
  let looking = Promise.resolve()
  /** One check after the other; resolves when the current registry is followed. */
  const look = () => {
    looking = looking.then(compare)
    return looking
  }
  let timer: NodeJS.Timeout
  let stopped = false
  const lookAgain = () => {
    if (!stopped) timer = setTimeout(() => void look().then(lookAgain), everyMs)
  }
  lookAgain()
  const stop = () => {
    stopped = true
    clearTimeout(timer)
    reporter.left()
  }
  return { current: () => snapshot, registry: () => registry, look, stop }
}
