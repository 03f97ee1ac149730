/** In ms. An hour is also the longest that a lead waits once the receiver is back. */
export const firstPauseMs = 10_000
export const longestPauseMs = 60 * 60_000
const shortestPauseMs = 1_000

/** The longest pause after this failed attempt (1 is the first): 10 s, twice as much each time, up to an hour. */
export const pauseCeilingMs = (attempt: number) =>
  Math.min(longestPauseMs, firstPauseMs * 2 ** Math.min(attempt - 1, 30))

/**
 * Pause after a failed attempt, in ms: anything up to the ceiling ("full jitter"), so that the leads of an outage do not
 * all come back in one moment. A receiver may ask for a longer one, up to an hour.
 *
 * @param random from 0 to 1
 */
export function pauseMs(attempt: number, random: number, askedMs = 0): number {
  const drawn = shortestPauseMs + random * (pauseCeilingMs(attempt) - shortestPauseMs)
  return Math.round(Math.max(drawn, Math.min(askedMs, longestPauseMs)))
}
