import { LRUCache } from 'lru-cache'
import { encodeFor, type FinishedPage, finish, type PrintedPage } from './finished-pages'

/** Few names; a refusal has one for each of its waits. */
const most = 50
/** In ms: one may have been drawn while something it is made of was away, which not every source reports. */
const keptFor = 60_000
/** In ms: the same for one that is known to be made of something older. */
const staleFor = 5_000

interface Drawn {
  readonly version: string
  readonly page: Promise<FinishedPage>
  /** In ms since 1970; drawing may take as long as it takes. */
  until: number
}

/**
 * Pages and answers that are the same for everybody whatever they asked for: drawn once for each version of the site, and a
 * while, so that no client costs much by asking for them.
 */
export function sharedPages(version: () => string) {
  const kept = new LRUCache<string, Drawn>({ max: most })
  function made(name: string, draw: () => Promise<PrintedPage>) {
    const drawnOf = version()
    const known = kept.get(name)
    if (known?.version === drawnOf && Date.now() < known.until) return known.page
    const page = draw().then((one) => finish(one, drawnOf, undefined))
    const drawn = { version: drawnOf, page, until: Number.POSITIVE_INFINITY }
    kept.set(name, drawn)
    page.then(
      ({ stale }) => {
        drawn.until = Date.now() + (stale ? staleFor : keptFor)
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
