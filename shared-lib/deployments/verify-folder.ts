import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Deployment } from '../src/contract/deployment'

/** Compares every file of a build with its `deployment.json`; throws naming the first one that differs. */
export function verifyFolder(deployment: Deployment, folder: string) {
  for (const file of deployment.files) {
    const bytes = readFileSync(path.join(folder, file.path))
    if (createHash('sha256').update(bytes).digest('hex') !== file.sha256)
      throw new Error(`${deployment.name} ${deployment.version}: ${file.path} is not the file that was built`)
  }
}
