import { type IsoDate, toIsoDate } from 'shared-lib/dates/iso-date'
import { memoize } from 'shared-lib/memo/memoize'
import { type FigureBook, figureBookOf } from '../content/figures/figure-book'
import { toldContent } from '../content/figures/told-content'
import type { ContentSource } from '../content/source/content-source'
import { createEditorialRoom } from '../editorial/articles/editorial-room'
import { type SiteContentOptions, siteContent } from '../editorial/articles/site-content'
import type { PageView, ViewLayer } from '../pages/views/page-view'

/** The published content with the figures that its stories name, once for each book of figures. */
export function toldSite(source: ContentSource, options: Omit<SiteContentOptions, 'editorial'>) {
  const siteOf = memoize((book: FigureBook, today: IsoDate) => {
    const told = toldContent(source, () => book)
    const editorial = createEditorialRoom({ source: told, origin: options.origin, today })
    return { editorial, content: siteContent(told, { ...options, editorial }) }
  })

  return ({ snapshot, today }: Pick<PageView, 'snapshot' | 'today'>) =>
    siteOf(figureBookOf(snapshot, today), toIsoDate(today))
}

/** A visitor with other versions also reads their figures in the stories. */
export const figureLayer =
  (told: ReturnType<typeof toldSite>): ViewLayer =>
  (view) => {
    const { content } = told(view)
    return content === view.content ? undefined : { view: { ...view, content }, cookies: [] }
  }
