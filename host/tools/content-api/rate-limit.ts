import { listOf } from './api-answer'

/**
 * Requests per second by page size: 50 for one story and pages up to 25, then 15, 10 and 6.
 * https://www.storyblok.com/docs/api/content-delivery/v2#rate-limits
 */
export const documentedLimit = (perPage: number): number =>
  perPage <= 25 ? 50 : perPage <= 50 ? 15 : perPage <= 75 ? 10 : 6

/** Counts requests in one-second windows; `allow` answers false for the first one too many. */
export function createRateLimit(limitOf: (perPage: number) => number, now: () => number = Date.now) {
  let second = 0
  let used = new Map<number, number>()
  return {
    allow(query: URLSearchParams): boolean {
      const current = Math.floor(now() / 1000)
      if (current !== second) {
        second = current
        used = new Map()
      }
      const limit = limitOf(Number(listOf(query.get('per_page'))[0] ?? 25))
      const count = (used.get(limit) ?? 0) + 1
      used.set(limit, count)
      return count <= limit
    },
  }
}
