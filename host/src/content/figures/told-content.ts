import { memoize } from 'shared-lib/memo/memoize'
import type { ReadContent } from '../source/content-source'
import type { FigureBook } from './figure-book'
import { withTold } from './story-figures'

/**
 * A source whose stories have their figures resolved. Memoised per story or list and per book, so that results derived
 * from them can be memoised too.
 */
export function toldContent<Source extends ReadContent>(source: Source, book: () => FigureBook): Source {
  const toldBy = memoize(withTold)
  const told = <Value extends object>(value: Value): Value => toldBy(value, book())

  return {
    ...source,
    story: async (...asked: Parameters<ReadContent['story']>) => {
      const story = await source.story(...asked)
      return story && told(story)
    },
    layoutConfig: async () => told(await source.layoutConfig()),
    company: async () => told(await source.company()),
    async stories() {
      const { list, stale } = await source.stories()
      return { list: told(list), stale }
    },
  }
}
