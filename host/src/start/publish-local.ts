import { build } from 'shared-lib/build/build'
import { readBuilt } from 'shared-lib/build/read-built'
import { microFrontendNames } from 'shared-lib/build/targets'
import { pointAt } from 'shared-lib/deployments/flips'
import type { DeploymentStore } from 'shared-lib/deployments/folder-store'

/** Builds what changed and points the local registry at it. Unchanged parts are neither built nor published again. */
export async function publishLocal(store: DeploymentStore, progress: (line: string) => void) {
  const targets = await build(['host', ...microFrontendNames()], { progress })
  for (const target of targets.filter(({ name }) => name !== 'host')) {
    if (!store.has(target.name, target.version)) {
      progress(`publishing ${target.name} ${target.version}`)
      store.publish(readBuilt(target), target.out)
    }
    pointAt(store, target.name, target.version)
  }
}
