import { openStore } from 'shared-lib/deployments/open-store'
import { readSnapshot } from '../../src/remotes/deployments/follow-deployments'
import { emptySnapshot } from '../../src/remotes/deployments/snapshot'

/**
 * Everything that is deployed in the store of this environment; what cannot be read is printed and left out.
 * @throws where nothing is deployed
 */
export async function deployedSnapshot(
  { DEPLOYMENTS_URL: address }: NodeJS.ProcessEnv,
  print: (line: string) => void,
) {
  const store = openStore(address)
  const snapshot = await readSnapshot(
    store,
    await store.registry(),
    emptySnapshot,
    ({ remote, version, cause }) => print(`${remote} ${version} cannot be read: ${cause}`),
  )
  if (snapshot.remotes.size === 0)
    throw new Error('Nothing is deployed, so no tag is known: npm start publishes everything locally.')
  return snapshot
}
