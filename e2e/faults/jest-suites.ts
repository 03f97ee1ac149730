import { type ChildProcess, fork } from 'node:child_process'
import path from 'node:path'
import { root } from './apply-fault'
import type { TestOutcome } from './test-outcome'

interface Suite {
  readonly file: string
  readonly passed: number
  readonly failures: readonly string[]
}

/** Modules of finished suites stay in memory: the process is replaced once it holds this much. */
const mostBytes = 1.5 * 2 ** 30

const outcomeOf = (suite: Suite | undefined): TestOutcome => {
  if (!suite) return { kind: 'no verdict', because: 'jest did not run it' }
  const [because] = suite.failures
  if (because !== undefined) return { kind: 'failed', because }
  return suite.passed > 0 ? { kind: 'passed' } : { kind: 'no verdict', because: 'it has no test' }
}

/** Runs jest test files in one child process, which is replaced when it hangs, ends or grows too large. */
export function openJest() {
  let worker: ChildProcess | undefined

  function end() {
    worker?.kill('SIGKILL')
    worker = undefined
  }

  const ask = (files: readonly string[], limitMs: number) =>
    new Promise<readonly Suite[]>((resolve, reject) => {
      worker ??= fork(path.join(import.meta.dirname, 'jest-suites.main.mjs'), {
        cwd: root,
        stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
        execArgv: [],
      })
      const asked = worker
      const settle = (done: () => void) => {
        clearTimeout(timer)
        asked.removeAllListeners()
        done()
      }
      const fail = (because: string) =>
        settle(() => {
          end()
          reject(new Error(because))
        })
      const timer = setTimeout(() => fail(`no answer within ${limitMs / 1000} s`), limitMs)
      asked.once('exit', () => fail('jest ended without an answer'))
      asked.once('message', ({ suites, bytes }: { suites: readonly Suite[]; bytes: number }) =>
        settle(() => {
          if (bytes > mostBytes) end()
          resolve(suites)
        }),
      )
      asked.send({ files })
    })

  return {
    /** The outcome of each file, by its path. */
    async run(files: readonly string[], limitMs: number): Promise<ReadonlyMap<string, TestOutcome>> {
      try {
        const suites = await ask(files, limitMs)
        return new Map(
          files.map((file) => [file, outcomeOf(suites.find((suite) => suite.file === file))] as const),
        )
      } catch (cause) {
        const because = cause instanceof Error ? cause.message : String(cause)
        return new Map(files.map((file) => [file, { kind: 'no verdict', because }] as const))
      }
    },
    end,
  }
}
