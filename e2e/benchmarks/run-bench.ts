import { execFileSync } from 'node:child_process'
import path from 'node:path'

const root = path.resolve(import.meta.dirname, '../..')

/** Runs a workspace's own benchmark in a process of its own; it prints one line of JSON. */
export function runBench<Result>(file: string, ...args: readonly string[]): Result {
  const register = path.join(root, 'host/register.mjs')
  const output = execFileSync(process.execPath, ['--import', register, path.join(root, file), ...args], {
    cwd: root,
    env: { ...process.env, NODE_OPTIONS: '' },
  })
  return JSON.parse(output.toString())
}
