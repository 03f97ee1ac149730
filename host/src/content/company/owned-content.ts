import { memoize } from 'shared-lib/rules/memo/memoize'
import { companySlug, ownedCompany } from '../source/company'
import type { ReadContent } from '../source/content-source'
import type { Block } from '../source/story'
import { fillWords, type KeptTimes, type OwnerWords, ownerWords } from './owner-words'

export interface OwnerParts extends KeptTimes {
  /** The environment's facts of the company, by field. */
  readonly owner: Readonly<Record<string, string>>
}

/** The content completed by the owner's settings: facts of the company, and the words stories leave to them. */
export function ownedContent<Source extends ReadContent>(source: Source, parts: OwnerParts): Source {
  const complete = memoize(<Value extends object>(value: Value, words: OwnerWords) => fillWords(value, words))
  let last: { readonly content: Block | undefined; readonly words: OwnerWords } | undefined

  async function words(): Promise<OwnerWords> {
    const company = await source.story(companySlug).catch(() => undefined)
    const content = company?.content
    if (!last || last.content !== content)
      last = { content, words: ownerWords({ ...content, ...parts.owner }, parts) }
    return last.words
  }

  return {
    ...source,
    async story(slug: string, options?: Parameters<Source['story']>[1]) {
      const story = await source.story(slug, options)
      if (!story) return undefined
      if (slug === companySlug) return { ...story, content: { ...story.content, ...parts.owner } }
      return complete(story, await words())
    },
    async stories() {
      const { list, stale } = await source.stories()
      return { list: complete(list, await words()), stale }
    },
    async layoutConfig() {
      return complete(await source.layoutConfig(), await words())
    },
    async company() {
      return ownedCompany(await source.company(), parts.owner)
    },
  }
}
