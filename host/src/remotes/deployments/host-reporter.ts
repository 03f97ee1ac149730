import { randomBytes } from 'node:crypto'
import { hostname } from 'node:os'
import { type HostReport, type Registry, shellWindow } from 'shared-lib/contract/deployment'
import type { DeploymentStore } from 'shared-lib/deployments/deployment-store'
import type { Snapshot } from './snapshot'

/** A host without a report for longer than half a minute has ended. */
const againMs = 10_000

/** Reports to the store what this host serves: on each change, and now and then, for the deploy command. */
export function hostReporter(store: DeploymentStore) {
  const host = `${hostname()}-${process.pid}-${randomBytes(2).toString('hex')}`
  let lastText = ''
  let at = 0
  let sending: Promise<unknown> = Promise.resolve()
  return {
    served(registry: Registry, { remotes, canaries }: Snapshot, refused: ReadonlyMap<string, string>) {
      const versions = (name: string) => [
        ...[remotes.get(name)].flatMap((remote) => (remote ? [remote.version] : [])),
        ...canaries.filter(({ remote }) => remote.name === name).map(({ remote }) => remote.version),
      ]
      const report: HostReport = {
        host,
        shell: shellWindow,
        revision: registry.revision,
        serving: Object.fromEntries(Object.keys(registry.entries).map((name) => [name, versions(name)])),
        refused: Object.fromEntries(refused),
      }
      const text = JSON.stringify(report)
      if (text === lastText && Date.now() - at < againMs) return
      lastText = text
      at = Date.now()
      // A store that cannot be written to is reported by its readers; visitors do not wait for this.
      sending = sending.then(() => store.report(report)).catch(() => {})
    },
    left() {
      sending = sending.then(() => store.leave(host)).catch(() => {})
    },
  }
}
