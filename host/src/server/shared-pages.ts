import { LRUCache } from 'lru-cache'
import { cacheBytes } from '../base/memory/cache-bytes'
import { encodeFor } from './compress-page'
import { type FinishedPage, finish, type PrintedPage } from './finished-pages'

/** In bytes: size of one that is still being drawn. */
const unknownSize = 1_000
/** In ms: a page may have been drawn while something it is made of was away, which not every widget reports. */
const minute = 60_000
/** In ms: of one that is known to be made of something older. */
const staleFor = 5_000

interface Drawn {
  readonly version: string
  readonly page: Promise<FinishedPage>
  /** In ms since 1970; drawing may take as long as it takes. */
  until: number
}

/**
 * Pages and answers that are the same for every client and address: drawn once for each version of the site, so that no
 * client costs much by requesting them.
 * @param keptFor longest that one is kept, in ms
 */
export function sharedPages(version: () => string, keptFor = minute) {
  const kept = new LRUCache<string, Drawn>({ maxSize: cacheBytes.sharedPages })
  function made(name: string, draw: () => Promise<PrintedPage>) {
    const drawnOf = version()
    const known = kept.get(name)
    if (known?.version === drawnOf && Date.now() < known.until) return known.page
    const page = draw().then((one) => finish(one, drawnOf, undefined))
    const drawn = { version: drawnOf, page, until: Number.POSITIVE_INFINITY }
    kept.set(name, drawn, { size: unknownSize })
    page.then(
      ({ stale, identity }) => {
        drawn.until = Date.now() + (stale ? staleFor : keptFor)
        // Compressed in both ways it is half as much again.
        if (kept.peek(name) === drawn)
          kept.set(name, drawn, { size: Math.ceil(identity.length * 1.5) + unknownSize })
      },
      () => {
        drawn.until = 0
      },
    )
    return page
  }
  /** @param accepted `accept-encoding` of the client */
  return async (
    name: string,
    draw: () => Promise<PrintedPage>,
    accepted?: string | string[],
  ): Promise<FinishedPage> => encodeFor(await made(name, draw), accepted)
}
