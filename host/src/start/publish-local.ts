import { build } from 'shared-lib/build/build'
import { readBuilt } from 'shared-lib/build/read-built'
import { microFrontendNames, type Target } from 'shared-lib/build/targets'
import { type DeploymentStore, VersionExists } from 'shared-lib/deployments/deployment-store'
import { pointAt } from 'shared-lib/deployments/flips'

/** Another start of the same sources may publish the same version at this moment. */
async function publishOnce(store: DeploymentStore, target: Target) {
  try {
    await store.publish(readBuilt(target), target.out)
  } catch (error) {
    if (!(error instanceof VersionExists)) throw error
  }
}

/** Builds what changed and points the local registry at it. Unchanged parts are neither built nor published again. */
export async function publishLocal(store: DeploymentStore, progress: (line: string) => void) {
  const targets = await build(['host', ...microFrontendNames()], { progress })
  for (const target of targets.filter(({ name }) => name !== 'host')) {
    if (!(await store.has(target.name, target.version))) {
      progress(`publishing ${target.name} ${target.version}`)
      await publishOnce(store, target)
    }
    await pointAt(store, target.name, target.version)
  }
}
