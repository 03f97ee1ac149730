import { singleFlight } from '../../base/memory/single-flight'
import { ContentProblem } from '../../base/security/content-problem'
import type { StoryblokReader } from './storyblok-reader'

interface FollowOptions {
  /** How often the version is asked for, in ms; 0 leaves it to `refresh`. */
  readonly refreshMs: number
  readonly log: (message: string) => void
}

/** The version of the published content (`cv`), as the service answered last. */
export function followContentVersion(
  reader: Pick<StoryblokReader, 'cacheVersion'>,
  { refreshMs, log }: FollowOptions,
) {
  const share = singleFlight<void>()
  const listeners = new Set<(version: number) => void>()
  let cv: number | undefined
  let answering = true

  /** Never rejects. */
  const refresh = () =>
    share('cv', async () => {
      try {
        const next = await reader.cacheVersion()
        const changed = cv !== undefined && cv !== next
        cv = next
        if (!answering) log('content service answers again')
        answering = true
        if (changed) for (const listener of listeners) listener(next)
      } catch (problem) {
        // Polled every few seconds: an outage is one line, not one per request.
        if (answering) log(`content version not read: ${ContentProblem.from(problem).message}`)
        answering = false
      }
    })

  const timer = refreshMs > 0 ? setInterval(refresh, refreshMs) : undefined
  timer?.unref()

  return {
    current: () => cv,
    /** Asks first where none is known; undefined while the service does not answer. */
    async known() {
      if (cv === undefined) await refresh()
      return cv
    },
    refresh,
    onChange(listener: (version: number) => void) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    close: () => clearInterval(timer),
  }
}

export type ContentVersion = ReturnType<typeof followContentVersion>
