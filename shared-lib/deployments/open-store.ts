import path from 'node:path'
import { fileURLToPath } from 'node:url'
import type { DeploymentStore } from './deployment-store'
import { openFolderStore } from './folder-store'

const repository = path.resolve(import.meta.dirname, '../..')

/** The store that `DEPLOYMENTS_URL` names (a folder or a `file:` address); a folder of the repository by default. */
export function openStore(address = process.env.DEPLOYMENTS_URL): DeploymentStore {
  if (!address) return openFolderStore(path.join(repository, '.local/deployments'))
  if (address.startsWith('file:')) return openFolderStore(fileURLToPath(address))
  if (/^[a-z0-9]+:\/\//.test(address))
    throw new Error(`DEPLOYMENTS_URL ${address}: only folders are supported so far`)
  return openFolderStore(path.resolve(address))
}
