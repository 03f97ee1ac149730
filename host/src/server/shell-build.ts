import { existsSync, readFileSync } from 'node:fs'
import { utimes } from 'node:fs/promises'
import path from 'node:path'
import type { ShellBuild } from 'shared-lib/build/write-shell'
import { inUseMs } from 'shared-lib/deployments/collect-builds'

/** The shell build that `host/dist/shell.json` names. Throws one plain sentence when nothing was built. */
export function readShellBuild(hostFolder: string): ShellBuild {
  const file = path.join(hostFolder, 'dist/shell.json')
  if (!existsSync(file))
    throw new Error('The browser shell is not built yet: run "npm run build", or start with "npm start".')
  return JSON.parse(readFileSync(file, 'utf8'))
}

/**
 * Marks the build as served, periodically until stopped: a host that runs for months keeps its files, however many
 * builds replaced them since.
 */
export function keepInUse(hostFolder: string, { folder }: ShellBuild): () => void {
  const mark = path.join(hostFolder, 'dist', folder, 'shell.json')
  // The collector skips a folder that cannot be written.
  const touch = () => utimes(mark, new Date(), new Date()).catch(() => undefined)
  touch()
  const again = setInterval(touch, inUseMs / 3).unref()
  return () => clearInterval(again)
}
