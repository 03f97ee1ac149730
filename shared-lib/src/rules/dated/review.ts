import { addDays } from '../dates/calendar'
import type { IsoDate } from '../dates/iso-date'
import type { DatedSeries } from './dated-parameter'

/** `lapsed`: no value is known for today any more; `due`: the review is overdue; `soon`: within the notice. */
export type ReviewState = 'lapsed' | 'due' | 'soon' | 'fresh'

/** Days before a review or an end from which the site warns. */
const siteNotice = 60

export interface ReviewLine {
  readonly id: string
  readonly standing: ReviewState
  readonly reviewBy: string
  /** Last day of the newest value; undefined when it has no end. */
  readonly until: string | undefined
  /** Where to look. */
  readonly source: string
}

const order: readonly ReviewState[] = ['lapsed', 'due', 'soon', 'fresh']

function reviewStateOf(
  reviewBy: string,
  until: string | undefined,
  today: IsoDate,
  notice: number,
): ReviewState {
  const ahead = addDays(today, notice)
  if (until !== undefined && until < today) return 'lapsed'
  if (reviewBy < today) return 'due'
  return reviewBy <= ahead || (until !== undefined && until <= ahead) ? 'soon' : 'fresh'
}

/** Reviewed: any dated figure, also one as it was published. */
export type Reviewed = Pick<DatedSeries<unknown>, 'id' | 'reviewBy' | 'lagging'> & {
  readonly values: readonly { readonly to?: string; readonly source: string }[]
}

/** Worse ones first, then those due sooner. */
export const byUrgency = (
  one: Pick<ReviewLine, 'id' | 'standing' | 'reviewBy'>,
  two: Pick<ReviewLine, 'id' | 'standing' | 'reviewBy'>,
) =>
  order.indexOf(one.standing) - order.indexOf(two.standing) ||
  one.reviewBy.localeCompare(two.reviewBy) ||
  one.id.localeCompare(two.id)

/** The review of every parameter on a day, the most urgent first. */
export const review = (
  parameters: readonly Reviewed[],
  today: IsoDate,
  notice = siteNotice,
): readonly ReviewLine[] =>
  parameters
    .map(({ id, reviewBy, lagging, values }) => {
      const { to, source = '' } = values.at(-1) ?? {}
      const until = lagging ? reviewBy : to
      return { id, standing: reviewStateOf(reviewBy, until, today, notice), reviewBy, until, source }
    })
    .toSorted(byUrgency)
