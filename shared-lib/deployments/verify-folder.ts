import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { Deployment } from '../src/contract/deployment'

/** Compares every file of a build with its `deployment.json`; throws naming the first one that differs. */
export async function verifyFolder({ name, version, files }: Deployment, folder: string) {
  for (const file of files) {
    const bytes = await readFile(path.join(folder, file.path)).catch((cause) => {
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
    throw new Error(`${name} ${version}: ${file.path} is not the file that was built`)
}
