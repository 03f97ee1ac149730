import { setTimeout as pause } from 'node:timers/promises'
import type { DeploymentStore } from 'shared-lib/deployments/deployment-store'

/** The same store, where a version whose files take longer than `ms` to come is not waited for: it goes on being fetched. */
export const impatientStore = (store: DeploymentStore, ms: number): DeploymentStore => ({
  ...store,
  open: (name, version) => {
    const late = pause(ms, undefined, { ref: false }).then(() => {
      throw new Error(`the files of ${name} ${version} are still on their way`)
    })
    return Promise.race([store.open(name, version), late])
  },
})
