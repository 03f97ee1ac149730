import { createHash } from 'node:crypto'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { type Override, overrideText } from 'shared-lib/build/dev/override'
import type { Deployment } from 'shared-lib/contract/deployment'
import type { Remote } from '../../remotes/deployments/snapshot'
import { liveRemote } from './live-remote'

/** Longest wait of a first page for the developer's machine. */
const patienceMs = 1500

export interface FollowedBuilds {
  /** The newest build of that machine as the server may draw it; undefined while it cannot be reached. */
  remoteOf(override: Override): Remote | undefined
  /** Begins to follow; resolves with the first build, or when it takes too long. */
  follow(override: Override): Promise<void>
  stop(): void
}

async function ask(url: string, signal: AbortSignal): Promise<Response> {
  const answer = await fetch(url, { signal })
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}`)
  return answer
}

/**
 * Follows builds on this very machine, so that a development shell draws them on the server too. Only for such: a
 * production host never runs what was not deployed.
 */
export function followBuilds(): FollowedBuilds {
  const folder = mkdtempSync(path.join(tmpdir(), 'qp-override-'))
  const ending = new AbortController()
  const remotes = new Map<string, Remote>()
  const under = new Map<string, Promise<void>>()

  async function read(override: Override) {
    const { origin, name } = override
    const deployment = (await (await ask(`${origin}/deployment.json`, ending.signal)).json()) as Deployment
    if (deployment.name !== name) throw new Error(`${origin} serves ${deployment.name}`)
    const code = Buffer.from(
      await (await ask(`${origin}/${deployment.version}/${deployment.server}`, ending.signal)).arrayBuffer(),
    )
    const place = path.join(folder, createHash('sha256').update(code).digest('hex'))
    mkdirSync(path.dirname(path.join(place, deployment.server)), { recursive: true })
    writeFileSync(path.join(place, deployment.server), code)
    remotes.set(overrideText(override), liveRemote(deployment, place, origin))
  }

  /** Reads each announced build, until the machine ends the stream. */
  async function listen(override: Override, first: () => void) {
    const { body } = await ask(`${override.origin}/changes`, ending.signal)
    const lines = body?.pipeThrough(new TextDecoderStream())
    for await (const text of lines ?? [])
      if (text.includes('event: built')) {
        await read(override)
        first()
      }
  }

  return {
    remoteOf: (override) => remotes.get(overrideText(override)),
    follow(override) {
      const key = overrideText(override)
      const known = under.get(key)
      if (known) return known
      const first = new Promise<void>((done) => {
        setTimeout(done, patienceMs).unref()
        listen(override, done)
          .catch(() => {}) // not there, or no longer: the page goes on without the server's drawing
          .finally(() => {
            remotes.delete(key)
            under.delete(key)
            done()
          })
      })
      under.set(key, first)
      return first
    },
    stop() {
      ending.abort()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
