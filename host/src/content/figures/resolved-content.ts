import { memoize } from 'shared-lib/rules/memo/memoize'
import type { ReadContent } from '../source/content-source'
import type { FigureBook } from './figure-book'
import { resolveFigures } from './story-figures'

/**
 * A source whose stories have their figures resolved. Memoised per story or list and per book, so that results derived
 * from them can be memoised too.
 */
export function resolvedContent<Source extends ReadContent>(source: Source, book: () => FigureBook): Source {
  const resolveOnce = memoize(resolveFigures)
  const resolved = <Value extends object>(value: Value): Value => resolveOnce(value, book())

  return {
    ...source,
    story: async (...asked: Parameters<ReadContent['story']>) => {
      const story = await source.story(...asked)
      return story && resolved(story)
    },
    layoutConfig: async () => resolved(await source.layoutConfig()),
    company: async () => resolved(await source.company()),
    async stories() {
      const { list, stale } = await source.stories()
      return { list: resolved(list), stale }
    },
  }
}
