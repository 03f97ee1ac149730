import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { ShellBuild } from 'shared-lib/build/write-shell'

/** The shell build that `host/dist/shell.json` names. Throws one plain sentence when nothing was built. */
export function readShellBuild(hostFolder: string): ShellBuild {
  const file = path.join(hostFolder, 'dist/shell.json')
  if (!existsSync(file))
    throw new Error('The browser shell is not built yet: run "npm run build", or start with "npm start".')
  return JSON.parse(readFileSync(file, 'utf8'))
}
