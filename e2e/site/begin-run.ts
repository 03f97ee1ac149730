import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { openFolderStore } from 'shared-lib/deployments/folder-store'
import { publishBuilt } from './publish-built'
import { child, compiledHost, compiledHostFlags, firstMessage, linesOf, publishedBuilds } from './start-site'

const variable = 'TEST_RUN_FOLDER'

/** Where the workers of one run keep what one of them found out for all; undefined outside a run. */
export const runFolder = () => process.env[variable]

/** Once for a whole run: a host that compiles its own sources takes four times as long to begin, and a run begins forty. */
export default async function beginRun() {
  const compiler = child('tools/compiled/compiled-folder.main.ts', {})
  const { folder: compiled, flags } = await firstMessage<{ folder: string; flags: readonly string[] }>(
    compiler,
    linesOf(compiler),
  )
  process.env[compiledHost] = compiled
  process.env[compiledHostFlags] = flags.join(' ')
  const folder = mkdtempSync(path.join(tmpdir(), 'qp-run-'))
  process.env[variable] = folder
  const store = openFolderStore(path.join(folder, 'deployments'))
  // Tests without a site need no build; a site that lacks one names it.
  await publishBuilt(store).then(
    () => {
      process.env[publishedBuilds] = store.location
    },
    () => {},
  )
  return () => rmSync(folder, { recursive: true, force: true })
}
