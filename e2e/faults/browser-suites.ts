import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { root } from './apply-fault'
import type { TestOutcome } from './test-outcome'

interface Suite {
  readonly specs?: readonly { readonly title: string; readonly ok: boolean }[]
  readonly suites?: readonly Suite[]
}
interface Report {
  readonly stats: { readonly expected: number }
  readonly suites: readonly Suite[]
}

const failuresIn = ({ specs = [], suites = [] }: Suite): readonly string[] => [
  ...specs.filter(({ ok }) => !ok).map(({ title }) => title),
  ...suites.flatMap(failuresIn),
]

let running: ChildProcess | undefined

/** Ends what is running with everything that it started: a browser, a site. */
export function endBrowser() {
  const pid = running?.pid
  running = undefined
  if (pid === undefined) return
  try {
    process.kill(-pid, 'SIGTERM')
  } catch {
    // It has ended by itself.
  }
}

/** True when the command ended with 0; false also when it took too long and was ended. */
const run = (command: string, args: readonly string[], limitMs: number, env: NodeJS.ProcessEnv = {}) =>
  new Promise<boolean>((resolve) => {
    const child = spawn(path.join(root, command), args, {
      cwd: root,
      stdio: 'ignore',
      detached: true, // a process group of its own, to end it as a whole
      env: { ...process.env, ...env },
    })
    running = child
    const timer = setTimeout(endBrowser, limitMs)
    const settle = (ok: boolean) => {
      clearTimeout(timer)
      running = undefined
      resolve(ok)
    }
    child.once('exit', (code) => settle(code === 0))
    child.once('error', () => settle(false))
  })

/** Builds what changed. */
export const buildSite = (limitMs: number) =>
  run('node_modules/.bin/tsx', ['shared-lib/build/build.cli.ts'], limitMs)

/** Builds the site, then runs one browser spec until its first failure. */
export async function runBrowserSpec(file: string, limitMs: number): Promise<TestOutcome> {
  if (!(await buildSite(limitMs))) return { kind: 'no verdict', because: 'the build fails' }
  const folder = mkdtempSync(path.join(tmpdir(), 'qp-faults-'))
  const report = path.join(folder, 'report.json')
  try {
    const args = ['test', '--config', 'e2e/playwright.config.ts', '--reporter', 'json', '--max-failures', '1']
    const env = { PLAYWRIGHT_JSON_OUTPUT_NAME: report }
    await run('node_modules/.bin/playwright', [...args, file], limitMs, env)
    const { stats, suites }: Report = JSON.parse(readFileSync(report, 'utf8'))
    const [because] = suites.flatMap(failuresIn)
    if (because !== undefined) return { kind: 'failed', because }
    return stats.expected > 0 ? { kind: 'passed' } : { kind: 'no verdict', because: 'it has no test' }
  } catch {
    return { kind: 'no verdict', because: `no report within ${limitMs / 1000} s` }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
