import { fork } from 'node:child_process'
import path from 'node:path'
import { hostFlags, hostMemory } from '../compiled/host-memory'

/**
 * @param compiled folder of the compiled host; without it, it runs from its sources as this process does
 * @param silent its output is for its parent to read
 */
export const beginHost = (compiled: string | undefined, env: NodeJS.ProcessEnv, silent = false) =>
  fork(
    compiled
      ? path.join(compiled, 'host.mjs')
      : path.resolve(import.meta.dirname, '../../src/server/main.ts'),
    {
      silent,
      execArgv: compiled ? hostFlags : ['--import', new URL('../../register.mjs', import.meta.url).href],
      env: { ...process.env, ...env, ...hostMemory(process.env), LOG_LEVEL: process.env.LOG_LEVEL ?? 'warn' },
    },
  )
