import { type IsoDate, toIsoDate } from 'shared-lib/rules/dates/iso-date'
import { memoize } from 'shared-lib/rules/memo/memoize'
import { type FigureBook, figureBookOf } from '../content/figures/figure-book'
import { resolvedContent } from '../content/figures/resolved-content'
import type { ContentSource } from '../content/source/content-source'
import { createEditorialRoom } from '../editorial/articles/editorial-room'
import { type SiteContentOptions, siteContent } from '../editorial/articles/site-content'
import type { PageView, ViewLayer } from '../pages/views/page-view'

/** The published content with the figures that its stories name, once for each book of figures. */
export function resolvedSite(source: ContentSource, options: Omit<SiteContentOptions, 'editorial'>) {
  const siteOf = memoize((book: FigureBook, today: IsoDate) => {
    const resolved = resolvedContent(source, () => book)
    const editorial = createEditorialRoom({ source: resolved, origin: options.origin, today })
    return { editorial, content: siteContent(resolved, { ...options, editorial }) }
  })

  return ({ snapshot, today }: Pick<PageView, 'snapshot' | 'today'>) =>
    siteOf(figureBookOf(snapshot, today), toIsoDate(today))
}

/** A visitor with other versions also reads their figures in the stories. */
export const figureLayer =
  (siteOf: ReturnType<typeof resolvedSite>): ViewLayer =>
  (view) => {
    const { content } = siteOf(view)
    return content === view.content ? undefined : { view: { ...view, content }, cookies: [] }
  }
