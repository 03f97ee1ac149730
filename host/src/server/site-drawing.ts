import { LRUCache } from 'lru-cache'
import { textBytes } from '../base/memory/cache-bytes'
import type { RouteCheck } from '../content/source/known-links'
import { limitsBelow } from '../editorial/figure-pages/limits'
import { createPageMaker, type PageMakerParts } from '../pages/maker/page-maker'
import type { PageView } from '../pages/views/page-view'
import { openSlotData } from '../remotes/slots/slot-data'

interface SiteDrawingParts extends Omit<PageMakerParts, 'slotData' | 'below'> {
  /** The view without drafts and canaries. */
  readonly base: () => PageView
  /** Header and footer, with links to known paths alone. */
  readonly layoutConfigFor: (known: RouteCheck) => Promise<object>
}

/** Draws pages, and serves the data that they name without carrying it. */
export function openSiteDrawing({ base, layoutConfigFor, ...parts }: SiteDrawingParts) {
  const slotData = openSlotData()
  const maker = createPageMaker({ ...parts, slotData, below: limitsBelow })
  const layoutConfig = async () => layoutConfigFor(await parts.knownPaths(base()))

  /** Draws a story for the data of its widgets: each at most once a minute, for all visitors together. */
  const drawnAgain = new LRUCache<string, true>({
    maxSize: 256 * 1024,
    sizeCalculation: (_, at) => textBytes(at) + 100,
    ttl: 60_000,
  })
  async function drawAgain(at: string) {
    if (drawnAgain.has(at) || !(await parts.knownPaths(base()))(at)) return
    drawnAgain.set(at, true)
    await maker.page(base(), { path: at, query: '' })
  }

  return {
    maker,
    layoutConfig,
    /** Data by its name; `page` is the one that named it. */
    async slotDataOf(name: string, page: string | undefined): Promise<string | undefined> {
      // A page that another host drew names data that this one can draw now.
      if (slotData.textOf(name) === undefined)
        await (page === undefined ? layoutConfig().then(slotData.keep) : drawAgain(page))
      return slotData.textOf(name)
    },
  }
}
