import { setTimeout as pause } from 'node:timers/promises'
import { BrokenVersion, type DeploymentStore, UnknownVersion } from 'shared-lib/deployments/deployment-store'
import { remoteOf } from '../read-remote'

/** A version that takes longer is looked at again with the next look: its files may be on their way. */
const patienceMs = 3000

const soon = <Value>(work: Promise<Value>) =>
  Promise.race([work, pause(patienceMs, undefined, { ref: false })])

interface Unreadable {
  readonly reason: string
  /** No host can read it: it is not this one, nor the way to the files. */
  readonly byAll: boolean
}

const isForAll = (cause: unknown) => cause instanceof BrokenVersion || cause instanceof UnknownVersion

/** Why a version cannot be served by this host; undefined when it can after all, or when it is not known yet. */
export const whyUnreadable = (store: DeploymentStore, name: string, version: string) =>
  soon(
    remoteOf(store, name, version).then(
      () => undefined,
      (cause: Error): Unreadable => ({
        reason: `it cannot be read: ${cause.message}`,
        byAll: isForAll(cause),
      }),
    ),
  )

/** Whether the stored files of a version match its build. `unknown` where they are out of reach, or slow to come. */
export async function stateOf(store: DeploymentStore, name: string, version: string) {
  const state = store.verify(name, version).then(
    () => 'whole' as const,
    (cause: unknown) => (isForAll(cause) ? ('broken' as const) : ('unknown' as const)),
  )
  return (await soon(state)) ?? 'unknown'
}
