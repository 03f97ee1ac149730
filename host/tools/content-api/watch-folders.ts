import { type FSWatcher, readdirSync, watch } from 'node:fs'
import path from 'node:path'

function foldersIn(folder: string): readonly string[] {
  const inner = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((one) =>
    one.isDirectory(),
  )
  return [folder, ...inner.map((one) => path.join(one.parentPath, one.name))]
}

/**
 * Reports every change below a folder until it is closed. Each folder is watched by itself: Node's recursive watcher
 * loses a file that was replaced, as `git checkout` and editors that write a new file and rename it do.
 */
export function watchFolders(folder: string, changed: () => void): () => void {
  const watchers = new Map<string, FSWatcher>()
  const forget = (one: string) => {
    watchers.get(one)?.close()
    watchers.delete(one)
  }
  const look = () => {
    const there = new Set(foldersIn(folder))
    for (const one of watchers.keys()) if (!there.has(one)) forget(one)
    for (const one of there) {
      if (watchers.has(one)) continue
      const watcher = watch(one, () => {
        lookAgain()
        changed()
      })
      watcher.on('error', () => forget(one))
      watchers.set(one, watcher)
    }
  }
  const lookAgain = () => {
    try {
      look()
    } catch {
      // A folder went away while it was read: that is another change, and the next look.
    }
  }
  look()
  return () => {
    for (const one of [...watchers.keys()]) forget(one)
  }
}
