import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'

const root = path.resolve(import.meta.dirname, '..')
const folder = path.join(import.meta.dirname, 'packages')
const installed = path.join(folder, 'node_modules/.installed.json')

/** As `own-packages.ts` sees it, without what that needs to start: this is asked at every run. */
const isThere = () =>
  existsSync(installed) &&
  readFileSync(installed, 'utf8') === readFileSync(path.join(folder, 'package-lock.json'), 'utf8')

/** Runs a command of `checks/packages` in the caller's folder with the caller's arguments; installs it first where it is missing. */
export function run(command) {
  const go = (file, args, cwd) => spawnSync(process.execPath, [file, ...args], { cwd, stdio: 'inherit' })
  if (!isThere()) {
    const tsx = path.join(root, 'node_modules/tsx/dist/cli.mjs')
    const { status } = go(tsx, ['shared-lib/build/own-packages.cli.ts', 'checks/packages'], root)
    if (status !== 0) process.exit(status ?? 1)
  }
  const { status } = go(path.join(folder, 'node_modules', command), process.argv.slice(2))
  process.exit(status ?? 1)
}
