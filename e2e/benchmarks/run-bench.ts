import { execFileSync } from 'node:child_process'
import path from 'node:path'
import { bundleScript } from 'shared-lib/build/bundle-script'

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

/**
 * The same, compiled first as a deployment is: a runner of sources gives every function a name as it is made, which a
 * calculation pays for thousands of times.
 */
export async function runCompiled<Result>(file: string): Promise<Result> {
  const script = await bundleScript(path.join(root, file))
  return JSON.parse(execFileSync(process.execPath, [script], { cwd: root }).toString())
}
