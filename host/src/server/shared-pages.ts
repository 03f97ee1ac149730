import { LRUCache } from 'lru-cache'
import { type FinishedPage, finish, type PrintedPage } from './finished-pages'

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
  return (name: string, draw: () => Promise<PrintedPage>): Promise<FinishedPage> => {
    const drawnOf = version()
    const key = `${name} ${drawnOf}`
    const known = kept.get(key)
    if (known) return known
    const made = draw().then((page) => finish(page, drawnOf))
    kept.set(key, made)
    made.catch(() => kept.delete(key))
    return made
  }
}
