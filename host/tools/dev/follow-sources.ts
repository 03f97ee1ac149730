import path from 'node:path'
import { watchFolders } from '../content-api/watch-folders'

const root = path.resolve(import.meta.dirname, '../../..')

/** Sources of the host. */
const folders = ['host/src', 'shared-lib/src', 'shared-lib/deployments']

/** Editors write a file in several steps. */
const settleMs = 80

/** Calls `changed` after a file of the host was saved, once for what is saved together; the answer ends it. */
export function followSources(changed: () => void): () => void {
  let settling: NodeJS.Timeout | undefined
  const saved = () => {
    clearTimeout(settling)
    settling = setTimeout(changed, settleMs)
  }
  const ends = folders.map((folder) => watchFolders(path.join(root, folder), saved))
  return () => {
    clearTimeout(settling)
    for (const end of ends) end()
  }
}
