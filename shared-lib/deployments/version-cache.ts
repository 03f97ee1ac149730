import { randomUUID } from 'node:crypto'
import { mkdir, readdir, rename, rm, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { Deployment } from '../src/contract/deployment'
import { BrokenVersion } from './deployment-store'
import { isVersion } from './registry'
import { someAtOnce } from './some-at-once'
import { fileIn, refuseOther, verifyFolder } from './verify-folder'

const filesAtOnce = 8

/** Fetches one file of a version; undefined when it is not there. */
type FetchFile = (file: string) => Promise<Buffer | undefined>

/** Throws BrokenVersion when the file is not there, or is another one. */
async function fetchWhole(
  { name, version }: Deployment,
  file: Deployment['files'][number],
  fetchFile: FetchFile,
) {
  const bytes = await fetchFile(file.path)
  if (!bytes) throw new BrokenVersion(`${name} ${version}: ${file.path} is not in the bucket`)
  refuseOther(name, version, file, bytes)
  return bytes
}

/** Fetches every file of a version, only to compare it. */
export const verifyFetched = (deployment: Deployment, fetchFile: FetchFile) =>
  someAtOnce(deployment.files, filesAtOnce, async (file) => {
    await fetchWhole(deployment, file, fetchFile)
  })

const isIntact = (deployment: Deployment, folder: string) =>
  verifyFolder(deployment, folder).then(
    () => true,
    () => false,
  )

const dayMs = 86_400_000
const isRecent = async (folder: string) => Date.now() - (await stat(folder)).mtimeMs < dayMs

/** Local copies of versions, whole or not there at all: several hosts of one machine may share the folder. */
export function openVersionCache(location: string) {
  async function download(deployment: Deployment, target: string, fetchFile: FetchFile) {
    const incoming = path.join(location, deployment.name, `.incoming-${randomUUID()}`)
    try {
      await someAtOnce(deployment.files, filesAtOnce, async (file) => {
        const bytes = await fetchWhole(deployment, file, fetchFile)
        const to = fileIn(incoming, file)
        await mkdir(path.dirname(to), { recursive: true })
        await writeFile(to, bytes)
      })
      await writeFile(path.join(incoming, 'deployment.json'), JSON.stringify(deployment))
      await rm(target, { recursive: true, force: true }) // the earlier copy did not match its checksums
      await rename(incoming, target)
    } catch (error) {
      await rm(incoming, { recursive: true, force: true })
      if (await isIntact(deployment, target)) return // another host of this machine was faster
      throw error
    }
  }

  return {
    /** A folder with exactly the files that `deployment` names, fetched if they are not here yet. */
    async open(deployment: Deployment, fetchFile: FetchFile): Promise<string> {
      const target = path.join(location, deployment.name, deployment.version)
      if (!(await isIntact(deployment, target))) await download(deployment, target, fetchFile)
      return target
    },
    /** Removes copies that `isKept` rejects, and downloads that a crash interrupted. */
    async trim(isKept: (name: string, version: string) => Promise<boolean>) {
      for (const name of await readdir(location).catch(() => []))
        for (const version of await readdir(path.join(location, name))) {
          const folder = path.join(location, name, version)
          const isKnown = isVersion(version) ? await isKept(name, version) : await isRecent(folder)
          if (!isKnown) await rm(folder, { recursive: true, force: true })
        }
    },
  }
}
