import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { child, compiledHost, compiledHostFlags, firstMessage, linesOf } from './start-site'

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
  return () => rmSync(folder, { recursive: true, force: true })
}
