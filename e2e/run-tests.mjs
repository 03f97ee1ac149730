// npm test: everything, in the order that finds the cheapest fault first. Ends with one line of totals.
// npm test -- mf-energy: one part (folders and files, any number); what is below e2e is built for and run in a browser.
import { spawnSync } from 'node:child_process'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import '../shared-lib/build/usage.mjs'
import { notReady } from '../shared-lib/build/ready.mjs'

const root = fileURLToPath(new URL('..', import.meta.url))
const why = notReady(root)
if (why) {
  console.error(why)
  process.exit(1)
}
const { status } = spawnSync(
  path.join(root, 'node_modules/.bin/tsx'),
  ['e2e/gate/gate.cli.ts', ...process.argv.slice(2)],
  { cwd: root, stdio: 'inherit' },
)
process.exitCode = status ?? 1
