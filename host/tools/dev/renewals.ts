import type { Rebuilt } from './rebuild'

/** A host that answers, and how it is ended. */
export interface RunningHost {
  readonly port: number
  readonly stop: () => void
}

interface RenewalOptions {
  readonly rebuild: () => Promise<Rebuilt>
  /** Starts a host from the current sources. Rejects with its output when it ends before it listens. */
  readonly begin: () => Promise<RunningHost>
  readonly built: (version: string, host: RunningHost) => void
  readonly failed: (message: string) => void
}

/**
 * Renews a host on request: a failure to compile or start is reported and leaves the previous one running. One renewal
 * at a time; however often it is requested during one, one more follows.
 */
export function renewals({ rebuild, begin, built, failed }: RenewalOptions) {
  let running: (RunningHost & { readonly version: string }) | undefined
  let working: Promise<void> | undefined
  let again = false
  let hasFailed = false
  let stopped = false

  async function renewOnce() {
    const rebuilt = await rebuild()
    if ('failed' in rebuilt) throw new Error(rebuilt.failed)
    const { version } = rebuilt
    // A test was saved, or an error taken back.
    if (running?.version === version) return hasFailed ? built(version, running) : undefined
    const next = await begin()
    if (stopped) return next.stop()
    const before = running
    running = { ...next, version }
    built(version, next)
    before?.stop()
  }

  async function renew() {
    do {
      again = false
      await renewOnce().then(
        () => {
          hasFailed = false
        },
        (cause: unknown) => {
          hasFailed = true
          failed(cause instanceof Error ? cause.message : String(cause))
        },
      )
    } while (again && !stopped)
  }

  return {
    /** Resolves when the current sources were tried. */
    renew(): Promise<void> {
      again = true
      working ??= renew().finally(() => {
        working = undefined
      })
      return working
    },
    stop() {
      stopped = true
      running?.stop()
    },
  }
}
