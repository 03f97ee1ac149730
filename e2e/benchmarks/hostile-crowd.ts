import { fork } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import type { CrowdAnswers } from './crowd-load'
import type { HostileKind } from './hostile-kinds'

export interface HostileCrowd {
  readonly site: string
  /** Requests of a kind, or of these patterns of a router. */
  readonly kind: HostileKind | readonly string[]
  readonly connections: number
  readonly from: string
}

const root = path.resolve(import.meta.dirname, '../..')

/** Starts visitors who ask for what costs most as often as they can, in a process of their own: it waits for none of ours. */
export function startHostileCrowd(crowd: HostileCrowd) {
  const child = fork(path.join(import.meta.dirname, 'hostile-crowd.cli.ts'), [JSON.stringify(crowd)], {
    execArgv: ['--import', pathToFileURL(path.join(root, 'host/register.mjs')).href],
    env: { ...process.env, NODE_OPTIONS: '' },
  })
  return {
    async stop(): Promise<CrowdAnswers> {
      const message = once(child, 'message')
      child.send('stop')
      const [answer] = await message
      return answer as CrowdAnswers
    },
  }
}
