import { randomUUID } from 'node:crypto'
import { access, cp, mkdir, readdir, readFile, rename, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import type { Deployment } from '../src/contract/deployment'
import { BrokenVersion, type DeploymentStore, UnknownVersion, VersionExists } from './deployment-store'
import { hostFiles } from './host-files'
import { onceEach } from './once-each'
import { isVersion, switchAt } from './registry'
import { isMissing, registryFile } from './registry-file'
import { verifyFolder } from './verify-folder'

const exists = (file: string) =>
  access(file).then(
    () => true,
    () => false,
  )

const dayMs = 86_400_000

async function removeLeftOvers(location: string) {
  let removed = 0
  for (const file of await leftOvers(location))
    if (Date.now() - (await stat(file)).mtimeMs > dayMs) {
      await rm(file, { recursive: true, force: true })
      removed++
    }
  return removed
}

/** Files half copied in or half removed. */
async function leftOvers(location: string) {
  const names = await readdir(location, { withFileTypes: true }).catch(() => [])
  const found = names
    .filter((name) => name.isDirectory())
    .map(async ({ name }) =>
      (await readdir(path.join(location, name)))
        .filter((version) => /^\.(incoming|outgoing)-/.test(version))
        .map((version) => path.join(location, name, version)),
    )
  return (await Promise.all(found)).flat()
}

/** Every version is a folder `<name>/<version>` of `location`, which also holds `registry.json`. */
export function openFolderStore(location: string): DeploymentStore {
  const place = registryFile(path.join(location, 'registry.json'))
  const folderOf = (name: string, version: string) => path.join(location, name, version)
  const has = (name: string, version: string) => exists(path.join(folderOf(name, version), 'deployment.json'))

  async function deployment(name: string, version: string): Promise<Deployment> {
    try {
      return JSON.parse(await readFile(path.join(folderOf(name, version), 'deployment.json'), 'utf8'))
    } catch (cause) {
      if (isMissing(cause)) throw new UnknownVersion(name, version)
      if (cause instanceof SyntaxError)
        throw new BrokenVersion(`${name} ${version}: deployment.json is no JSON`)
      throw new Error(`${name} ${version}: deployment.json cannot be read`, { cause })
    }
  }

  const verify = async (name: string, version: string) =>
    verifyFolder(await deployment(name, version), folderOf(name, version))

  async function publish(built: Deployment, from: string) {
    const { name, version } = built
    const target = folderOf(name, version)
    if (await exists(target)) throw new VersionExists(name, version)
    await verifyFolder(built, from)
    const incoming = path.join(location, name, `.incoming-${randomUUID()}`)
    await mkdir(path.dirname(target), { recursive: true })
    try {
      await cp(from, incoming, { recursive: true })
      await rename(incoming, target)
    } catch (error) {
      await rm(incoming, { recursive: true, force: true })
      throw (await exists(target)) ? new VersionExists(name, version) : error
    }
  }

  return {
    location,
    registry: async () => (await place.read()).registry,
    lastWhole: place.lastWhole,
    switch: (note, change) => switchAt(place, note, change),
    has,
    versions: async (name) =>
      (await readdir(path.join(location, name)).catch(() => [])).filter((version) => isVersion(version)),
    deployment,
    open: onceEach(async (name, version) => {
      await verify(name, version)
      return folderOf(name, version)
    }),
    verify,
    publish,
    /** Out of sight first: half a version is never seen. */
    async remove(name, version) {
      const outgoing = path.join(location, name, `.outgoing-${randomUUID()}`)
      await rename(folderOf(name, version), outgoing).catch((error) => {
        throw isMissing(error) ? new UnknownVersion(name, version) : error
      })
      await rm(outgoing, { recursive: true, force: true })
    },
    ...hostFiles(path.join(location, '.hosts')),
    tidy: () => removeLeftOvers(location),
  }
}
