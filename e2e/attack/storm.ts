import { fork } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import type { Storm } from './storm.cli'

export interface Stormed {
  /** Answers by status. */
  readonly statuses: Readonly<Record<string, number>>
  readonly perSecond: number
}

/** A crowd of connections in a process of its own, or what is measured here would wait for it. */
export function startStorm(storm: Storm) {
  const running = fork(path.join(import.meta.dirname, 'storm.cli.ts'), [JSON.stringify(storm)], {
    execArgv: ['--import', 'tsx'],
    env: { ...process.env, NODE_OPTIONS: '' },
  })
  const ended = once(running, 'message')
  return {
    async stop(): Promise<Stormed> {
      running.send('stop')
      const [result] = await ended
      running.kill()
      return result as Stormed
    },
  }
}

export const stormed = ({ statuses, perSecond }: Stormed) =>
  `${Math.round(perSecond)} answers/s: ${Object.entries(statuses)
    .map(([status, count]) => `${count} × ${status}`)
    .join(', ')}`
