import { createHash } from 'node:crypto'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { isInstalled, root } from '../build/repository'
import { openBucket } from './bucket'
import { readBucketAddress } from './bucket-address'
import { openBucketStore } from './bucket-store'
import type { DeploymentStore } from './deployment-store'
import { openFolderStore } from './folder-store'
import { openVersionCache } from './version-cache'
import { openVersionTable } from './version-table'

/**
 * The store that `DEPLOYMENTS_URL` names: a folder, a `file:` address or a bucket (`s3://bucket/prefix`); a folder of the
 * repository by default. Nothing is asked of it yet.
 */
export function openStore(address = process.env.DEPLOYMENTS_URL, env = process.env): DeploymentStore {
  if (!address && isInstalled)
    throw new Error(
      'say with DEPLOYMENTS_URL where the site takes deployments from: a folder, or s3://bucket/prefix',
    )
  if (!address) return openFolderStore(path.join(root, '.local/deployments'))
  if (address.startsWith('file:')) return openFolderStore(fileURLToPath(address))
  if (address.startsWith('s3:')) return bucketStore(address, env)
  if (/^[a-z0-9]+:\/\//.test(address))
    throw new Error(`DEPLOYMENTS_URL ${address}: a folder, or a bucket (s3://bucket/prefix)`)
  return openFolderStore(path.resolve(address))
}

/** One bucket address may lead to different services: each has copies of its own. */
function bucketStore(address: string, env: NodeJS.ProcessEnv) {
  const { database, ...settings } = readBucketAddress(address, env)
  const { endpoint, bucket, prefix } = settings
  const place = `${endpoint.replace(/\/+$/, '')}/${bucket}/${prefix}`
  const copies = createHash('sha256').update(place).digest('hex').slice(0, 12)
  const cacheFolder = env.DEPLOYMENTS_CACHE || path.join(root, '.local/deployments-cache')
  return openBucketStore({
    location: place,
    bucket: openBucket(settings),
    table: openVersionTable(database, place),
    cache: openVersionCache(path.join(cacheFolder, copies)),
  })
}
