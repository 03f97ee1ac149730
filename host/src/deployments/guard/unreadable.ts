import { setTimeout as pause } from 'node:timers/promises'
import { BrokenVersion, type DeploymentStore, UnknownVersion } from 'shared-lib/deployments/deployment-store'
import { remoteOf } from '../read-remote'

/** What takes longer is looked at again with the next look: its files may be on their way. */
const patienceMs = 3000

const soon = <Value>(work: Promise<Value>) =>
  Promise.race([work, pause(patienceMs, undefined, { ref: false })])

export interface Unreadable {
  readonly reason: string
  /** No host can read it: it is not this one, nor the way to the files. */
  readonly byAll: boolean
}

/** Why a version cannot be served by this host; undefined when it can after all, or nobody knows yet. */
export const whyUnreadable = (store: DeploymentStore, name: string, version: string) =>
  soon(
    remoteOf(store, name, version).then(
      () => undefined,
      (cause: Error): Unreadable => ({
        reason: `it cannot be read: ${cause.message}`,
        byAll: cause instanceof BrokenVersion || cause instanceof UnknownVersion,
      }),
    ),
  )

/** Is every stored file of it what was built? Undefined when it takes long to tell. */
export const isWhole = (store: DeploymentStore, name: string, version: string) =>
  soon(
    store.verify(name, version).then(
      () => true,
      () => false,
    ),
  )
