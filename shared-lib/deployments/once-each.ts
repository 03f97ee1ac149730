import { setTimeout as pause } from 'node:timers/promises'
import { UnknownVersion } from './deployment-store'

/**
 * Does the work once for each version, however many callers. A failure is retried by a call after `restMs`; until then
 * it fails alike, so that frequent callers do not download all the time. A version may be published at any moment.
 */
export function onceEach(work: (name: string, version: string) => Promise<string>, restMs = 0) {
  const done = new Map<string, Promise<string>>()
  return (name: string, version: string) => {
    const key = `${name} ${version}`
    const known = done.get(key)
    if (known) return known
    const asked = work(name, version)
    done.set(key, asked)
    asked.catch(async (error) => {
      if (restMs > 0 && !(error instanceof UnknownVersion)) await pause(restMs, undefined, { ref: false })
      done.delete(key)
    })
    return asked
  }
}
