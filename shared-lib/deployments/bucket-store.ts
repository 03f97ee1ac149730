import { createHash, randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { Deployment } from '../src/contract/deployment'
import type { Bucket } from './bucket'
import { type DeploymentStore, UnknownVersion, VersionExists } from './deployment-store'
import { onceEach } from './once-each'
import { switchAt } from './registry'
import { someAtOnce } from './some-at-once'
import { verifyFolder } from './verify-folder'
import { type openVersionCache, verifyFetched } from './version-cache'
import type { StoredVersion, VersionTable } from './version-table'

const filesAtOnce = 8
/** A version that could not be opened is fetched again after this long, however often it is asked for. */
const restMs = 5000

interface BucketStoreParts {
  readonly location: string
  readonly bucket: Bucket
  readonly table: VersionTable
  readonly cache: ReturnType<typeof openVersionCache>
}

const keyOf = (name: string, folder: string, file: string) => `${name}/${folder}/${file}`

/** Files in a bucket; complete versions and the current one in PostgreSQL; local copies of opened versions. */
export function openBucketStore({ location, bucket, table, cache }: BucketStoreParts): DeploymentStore {
  async function find(name: string, version: string): Promise<StoredVersion> {
    const stored = await table.find(name, version)
    if (!stored) throw new UnknownVersion(name, version)
    return stored
  }

  /** Files first: an interrupted removal is still found by its row. */
  async function discard({ folder, deployment }: StoredVersion) {
    const files = [...deployment.files.map((file) => file.path), 'deployment.json']
    await someAtOnce(files, filesAtOnce, (file) => bucket.remove(keyOf(deployment.name, folder, file)))
    await table.forget(folder)
  }

  async function publish(deployment: Deployment, from: string) {
    const { name, version } = deployment
    if (await table.find(name, version)) throw new VersionExists(name, version)
    await verifyFolder(deployment, from)
    const folder = `${version}-${randomUUID()}`
    await table.begin(folder, deployment)
    await someAtOnce(deployment.files, filesAtOnce, async (file) =>
      bucket.put(keyOf(name, folder, file.path), await readFile(path.join(from, file.path)), file.sha256),
    )
    const described = Buffer.from(JSON.stringify(deployment))
    const sha256 = createHash('sha256').update(described).digest('hex')
    await bucket.put(keyOf(name, folder, 'deployment.json'), described, sha256)
    if (await table.complete(folder)) return
    await discard({ folder, deployment })
    throw new VersionExists(name, version)
  }

  const isPublished = async (name: string, version: string) => (await table.find(name, version)) !== undefined

  let isTrimmed = false
  /** A host removes copies of collected versions when it starts; a failure is repeated at the next start. */
  function trimOnce() {
    if (isTrimmed) return
    isTrimmed = true
    cache.trim(isPublished).catch(() => {})
  }

  return {
    location,
    registry: async () => (await table.registry.read()).registry,
    switch: (note, change) => switchAt(table.registry, note, change),
    has: isPublished,
    versions: table.versions,
    deployment: async (name, version) => (await find(name, version)).deployment,
    open: onceEach(async (name, version) => {
      const { folder, deployment } = await find(name, version)
      const copy = await cache.open(deployment, (file) => bucket.get(keyOf(name, folder, file)))
      trimOnce()
      return copy
    }, restMs),
    async verify(name, version) {
      const { folder, deployment } = await find(name, version)
      await verifyFetched(deployment, (file) => bucket.get(keyOf(name, folder, file)))
    },
    publish,
    async remove(name, version) {
      const stored = await table.withdraw(name, version)
      if (!stored) throw new UnknownVersion(name, version)
      await discard(stored)
    },
    report: table.report,
    leave: table.leave,
    hosts: table.hosts,
    async tidy() {
      const left = await table.abandoned()
      for (const one of left) await discard(one)
      await cache.trim(isPublished)
      return left.length
    },
  }
}
