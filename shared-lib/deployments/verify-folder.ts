import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { Deployment } from '../src/contract/deployment'
import { BrokenVersion } from './deployment-store'
import { isVersion } from './registry'
import { isMissing } from './registry-file'

/** Path of a version's file in its folder. Throws when the path would lead out of it. */
export function fileIn(folder: string, { path: file }: Deployment['files'][number]) {
  const place = path.resolve(folder, file)
  if (!place.startsWith(path.resolve(folder) + path.sep)) throw new Error(`${file} leads out of its version`)
  return place
}

/**
 * Compares every file of a build with its `deployment.json`; throws naming the first one that differs. Names of folders that
 * would lead elsewhere are refused too.
 */
export async function verifyFolder({ name, version, files }: Deployment, folder: string) {
  if (!/^mf-[a-z]+$/.test(name) || !isVersion(version))
    throw new Error(`${name} ${version} cannot be a folder`)
  for (const file of files) {
    const bytes = await readFile(fileIn(folder, file)).catch((cause) => {
      if (isMissing(cause)) throw new BrokenVersion(`${name} ${version}: ${file.path} is missing`)
      throw new Error(`${name} ${version}: ${file.path} cannot be read`, { cause })
    })
    refuseOther(name, version, file, bytes)
  }
}

/** Throws when the bytes are not the file that `deployment.json` names. */
export function refuseOther(
  name: string,
  version: string,
  file: Deployment['files'][number],
  bytes: Uint8Array,
) {
  if (createHash('sha256').update(bytes).digest('hex') !== file.sha256)
    throw new BrokenVersion(`${name} ${version}: ${file.path} is not the file that was built`)
}
