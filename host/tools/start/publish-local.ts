import { build } from 'shared-lib/build/build'
import { readBuilt } from 'shared-lib/build/read-built'
import { editorPart, isServedFromDisk, microFrontendNames, type Target } from 'shared-lib/build/targets'
import { type DeploymentStore, VersionExists } from 'shared-lib/deployments/deployment-store'
import { pointAt } from 'shared-lib/deployments/switches'

/** Another start of the same sources may publish the same version at this moment. */
async function publishOnce(store: DeploymentStore, target: Target) {
  try {
    await store.publish(readBuilt(target), target.out)
  } catch (error) {
    if (!(error instanceof VersionExists)) throw error
  }
}

/**
 * Builds what changed and points the registry at it; a version that is a canary stays one. Where the registry decides
 * (`follow`: in production, on a bucket), only what was never deployed is. What is unchanged is neither built nor published
 * again. `editor`: the local editor's page too.
 */
export async function publishLocal(
  store: DeploymentStore,
  progress: (line: string) => void,
  { follow = false, editor = false } = {},
) {
  const { entries } = await store.registry()
  const names = microFrontendNames().filter((name) => !(follow && entries[name]))
  const targets = await build(['host', ...(editor ? [editorPart] : []), ...names], { progress })
  for (const target of targets.filter((one) => !isServedFromDisk(one))) {
    const { name, version } = target
    if (entries[name]?.canary?.version === version) {
      progress(`${name} ${version} stays a canary`)
      continue
    }
    if (!(await store.has(name, version))) {
      progress(`publishing ${name} ${version}`)
      await publishOnce(store, target)
    }
    const before = entries[name]?.current
    if (before && before !== version)
      progress(`${name} goes from ${before} to ${version}, as its sources say`)
    await pointAt(store, name, version)
  }
}
