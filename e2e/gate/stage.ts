import { execFile, spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { root } from 'shared-lib/build/repository'

export interface Counts {
  readonly passed: number
  readonly failed: number
  /** Suites left out because their inputs did not change since they passed. */
  readonly unchanged?: number
  /** What failed, one line each. */
  readonly failures?: readonly string[]
  /** Nothing after this stage can pass. */
  readonly isEnd?: boolean
}

export interface Stage {
  readonly name: string
  run(): Counts | Promise<Counts>
}

/** A command that passes or fails as a whole. */
export interface Check {
  readonly name: string
  readonly command: string
  readonly args: readonly string[]
  /** Nothing after it can pass when it fails. */
  readonly decides?: boolean
}

export const bin = (name: string) => path.join(root, 'node_modules/.bin', name)

/** A failed test in one line: its name and how its error begins. */
export function failureLine(test: string, error = ''): string {
  const [first = ''] = stripVTControlCharacters(error).trim().split('\n')
  return first === '' ? test : `${test}: ${first}`
}

/** Runs a command in the repository with its output shown. @returns whether it ended with 0 */
export function run(command: string, args: readonly string[], env: NodeJS.ProcessEnv = {}): boolean {
  const { status } = spawnSync(command, args, {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, FORCE_COLOR: '0', ...env },
  })
  return status === 0
}

const mostOutput = 64 * 1024 * 1024

const passes = ({ command, args }: Check) =>
  new Promise<boolean>((resolve) => {
    const env = { ...process.env, FORCE_COLOR: '0' }
    execFile(bin(command), args, { cwd: root, env, maxBuffer: mostOutput }, (error, stdout, stderr) => {
      process.stdout.write(stdout)
      process.stderr.write(stderr)
      resolve(error === null)
    })
  })

/** Runs checks side by side, since each of them uses one core most of its time. Shows the output of each when it ends. */
export async function runTogether(checks: readonly Check[]): Promise<Counts> {
  const results = await Promise.all(checks.map(passes))
  const failed = checks.filter((_, at) => !results[at])
  return {
    passed: checks.length - failed.length,
    failed: failed.length,
    failures: failed.map(({ name }) => name),
    isEnd: failed.some(({ decides }) => decides),
  }
}

/** Runs a test runner that writes a JSON report, and counts by it. A run without a test, or without a report, fails. */
export function counted<Report>(
  name: string,
  execute: (file: string) => boolean,
  count: (report: Report) => Counts,
): Counts {
  const file = path.join(root, '.cache', name)
  mkdirSync(path.dirname(file), { recursive: true })
  rmSync(file, { force: true })
  const ok = execute(file)
  if (!existsSync(file)) return { passed: 0, failed: 1, failures: ['the runner wrote no report'] }
  const counts = count(JSON.parse(readFileSync(file, 'utf8')))
  const isBroken = counts.failed === 0 && (!ok || counts.passed === 0)
  return isBroken ? { ...counts, failed: 1, failures: ['the runner failed without a failed test'] } : counts
}
