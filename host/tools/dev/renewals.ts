import type { Rebuilt } from './rebuild'

/** A host that answers, and how it is ended. */
export interface RunningHost {
  readonly port: number
  readonly stop: () => void
}

interface RenewalOptions {
  readonly rebuild: () => Promise<Rebuilt>
  /** Begins a host of the sources as they stand. Rejects with what it said when it ends before it listens. */
  readonly begin: () => Promise<RunningHost>
  readonly built: (version: string, host: RunningHost) => void
  readonly failed: (message: string) => void
}

/**
 * Renews a host whenever it is asked to: what does not compile or does not start is told and leaves the one before running.
 * One renewal at a time; however often it was asked meanwhile, one more follows.
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
    /** Resolves when the sources as they stand were tried. */
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
