import { type Reviewed, review } from 'shared-lib/rules/dated/review'
import type { IsoDate } from 'shared-lib/rules/dates/iso-date'
import { catalogueReview } from 'shared-lib/rules/offers/catalogue-review'
import type { Story } from '../../../src/content/source/story'
import { notice, type ReviewReport } from './review-report'
import { looseSources, storiesByFigure, storyReview } from './story-review'

interface Read {
  /** Dated figures: sources of the repository, or what is deployed. */
  readonly parameters: readonly Reviewed[]
  readonly catalogues: Parameters<typeof catalogueReview>[0]
  readonly stories: readonly Story[]
}

/** Everything with a day of review, and its state on a day. */
export function reportOf({ parameters, catalogues, stories }: Read, today: IsoDate): ReviewReport {
  const lines = review(parameters, today, notice)
  const named = storiesByFigure(
    stories,
    lines.map(({ id }) => id),
  )
  return {
    today,
    parameters: lines.map((line) => ({ ...line, namedIn: named.get(line.id) ?? [] })),
    catalogues: catalogueReview(catalogues, today, notice),
    articles: storyReview(stories, today, notice),
    looseSources: looseSources(stories),
  }
}
