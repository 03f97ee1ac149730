import { LRUCache } from 'lru-cache'
import { encodeFor, type FinishedPage, finish, type PrintedPage } from './finished-pages'

/** Few names; a refusal has one for each of its waits. */
const most = 50
/** In ms: one may have been drawn while something it stands on was away. */
const keptFor = 60_000

/**
 * Pages that say no, the same for everybody whatever they asked for: drawn once for each version of the site and a while, so
 * that nobody costs much by being refused.
 */
export function sharedPages(version: () => string) {
  const kept = new LRUCache<string, Promise<FinishedPage>>({ max: most, ttl: keptFor })
  function made(name: string, draw: () => Promise<PrintedPage>) {
    const drawnOf = version()
    const key = `${name} ${drawnOf}`
    const known = kept.get(key)
    if (known) return known
    const drawn = draw().then((page) => finish(page, drawnOf, undefined))
    kept.set(key, drawn)
    drawn.catch(() => kept.delete(key))
    return drawn
  }
  /** @param accepted `accept-encoding` of who asks */
  return async (
    name: string,
    draw: () => Promise<PrintedPage>,
    accepted?: string | string[],
  ): Promise<FinishedPage> => encodeFor(await made(name, draw), accepted)
}
