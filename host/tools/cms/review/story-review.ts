import { byUrgency, type ReviewState } from 'shared-lib/rules/dated/review'
import { addDays, addMonths } from 'shared-lib/rules/dates/calendar'
import type { IsoDate } from 'shared-lib/rules/dates/iso-date'
import { referencesIn } from '../../../src/content/figures/figure-reference'
import { storyReferences } from '../../../src/content/figures/story-figures'
import { recordsOf, type Story, textOf } from '../../../src/content/source/story'
import { updatedOn } from '../../../src/editorial/articles/story-dates'

/** An article is reviewed again this long after its last review. */
const storyMonths = 6

export interface StoryLine {
  readonly id: string
  readonly standing: ReviewState
  readonly reviewBy: IsoDate
}

/** Every article with its state on a day, the most urgent first; articles without a review date are left out. */
export const storyReview = (
  stories: readonly Story[],
  today: IsoDate,
  notice: number,
): readonly StoryLine[] =>
  stories
    .filter(({ content }) => content.component === 'article')
    .flatMap((story): StoryLine[] => {
      const day = updatedOn(story)
      if (day === undefined) return []
      const reviewBy = addMonths(day, storyMonths)
      const standing = reviewBy < today ? 'due' : reviewBy <= addDays(today, notice) ? 'soon' : 'fresh'
      return [{ id: story.full_slug, standing, reviewBy }]
    })
    .toSorted(byUrgency)

/** Stories by the id of each figure that they name; of a line of a figure too. */
export function storiesByFigure(stories: readonly Story[], ids: readonly string[]) {
  const known = new Set(ids)
  const found = new Map<string, string[]>()
  for (const story of stories) {
    const named = storyReferences(story).flatMap((text) => referencesIn(text)[0]?.reference?.id ?? [])
    for (const id of new Set(named.map((one) => (known.has(one) ? one : one.replace(/\.[^.]*$/, '')))))
      found.set(id, [...(found.get(id) ?? []), story.full_slug])
  }
  return found
}

const addressOf = (source: Readonly<Record<string, unknown>>) => {
  const link = source.link
  return typeof link === 'object' && link !== null && 'url' in link ? textOf(link.url) : ''
}

/** Whether an address leads to a page of its own: not nowhere, and not to the front door of a site. */
const isPage = (address: string) => /^https?:\/\/[^/]+\/.*[^/]/.test(address)

/** Sources that a reader cannot follow to what they prove, by story. */
export const looseSources = (stories: readonly Story[]) =>
  stories.flatMap(({ full_slug: id, content }) => {
    const loose = recordsOf(content.sources).filter((source) => !isPage(addressOf(source)))
    return loose.length > 0 ? [{ id, titles: loose.map(({ title }) => textOf(title)) }] : []
  })
