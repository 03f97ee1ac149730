import type { Count } from './shared-counters'

interface Window {
  hits: number
  readonly endsAt: number
  /** Past its limit: it stays until its window ends, however many others come. */
  isOver: boolean
}

/** Some 10 MB of memory, and more clients than a host answers in a minute. */
const mostClients = 50_000
/** How far a newcomer looks for a window to take the place of. */
const mostLooks = 64

/**
 * Requests by client, in memory, for one window each. Bounded: where it is full, newcomers replace clients within the
 * limit, never one beyond it; so a crowd of made-up clients frees none that is limited.
 */
export function clientCounts(most = mostClients, now: () => number = Date.now) {
  // In the order in which windows began, which is the order in which they end.
  const windows = new Map<string, Window>()

  function dropEnded() {
    for (const [client, { endsAt }] of windows) {
      if (endsAt > now()) return
      windows.delete(client)
    }
  }

  function hasRoom(): boolean {
    dropEnded()
    if (windows.size < most) return true
    let looks = 0
    for (const [client, { isOver }] of windows) {
      if (!isOver) return windows.delete(client)
      if (++looks === mostLooks) return false
    }
    return false
  }

  return {
    /** One more request of this client. @param max of a window, beyond which it is kept */
    count(client: string, windowMs: number, max: number): Count {
      const known = windows.get(client)
      const window =
        known && known.endsAt > now() ? known : { hits: 0, endsAt: now() + windowMs, isOver: false }
      window.hits += 1
      window.isOver = window.hits > max
      if (window !== known) {
        windows.delete(client)
        if (hasRoom()) windows.set(client, window)
      }
      return { current: window.hits, ttl: Math.max(0, window.endsAt - now()) }
    },
    size: () => windows.size,
  }
}
