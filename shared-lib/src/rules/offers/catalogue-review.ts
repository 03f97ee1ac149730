import { byUrgency, type ReviewState } from '../dated/review'
import { addDays, daysBetween } from '../dates/calendar'
import { type IsoDate, toIsoDate } from '../dates/iso-date'
import type { Evidence } from './catalogue'
import { ageLimits } from './price-age'

/** Days of a catalogue of offers. */
export interface CatalogueFile {
  readonly file: string
  /** Newest day of its prices. */
  readonly asOf: string
  /** Days on which all prices of a kind hold. */
  readonly valid?: Readonly<Record<string, { readonly to: string }>>
  readonly offers: readonly { readonly evidence: Pick<Evidence, 'asOf' | 'until'> }[]
}

export interface CatalogueLine {
  readonly id: string
  readonly standing: ReviewState
  /** Last day on which its newest prices are current. */
  readonly reviewBy: IsoDate
  readonly asOf: string
  readonly offers: number
  /** Offers whose own prices are no longer current, or have ended. */
  readonly old: number
  /** Kinds whose prices hold no more, whatever their age: `gas since 2026-09-30`. */
  readonly ended: readonly string[]
}

function reviewStateOf(asOf: IsoDate, today: IsoDate, notice: number): ReviewState {
  const age = daysBetween(asOf, today)
  if (age > ageLimits.aged) return 'lapsed'
  if (age > ageLimits.current) return 'due'
  return age + notice > ageLimits.current ? 'soon' : 'fresh'
}

/** The state of every catalogue on a day by the age limits of prices, the most urgent first. */
export const catalogueReview = (
  catalogues: readonly CatalogueFile[],
  today: IsoDate,
  notice: number,
): readonly CatalogueLine[] =>
  catalogues
    .map(({ file, asOf, valid = {}, offers }) => {
      const day = toIsoDate(asOf)
      const ended = Object.entries(valid).flatMap(([kind, { to }]) =>
        to < today ? `${kind} since ${to}` : [],
      )
      const isOld = ({ evidence: { asOf: day, until } }: CatalogueFile['offers'][number]) =>
        daysBetween(toIsoDate(day), today) > ageLimits.current || (until !== undefined && until < today)
      return {
        id: file,
        standing: ended.length > 0 ? 'lapsed' : reviewStateOf(day, today, notice),
        reviewBy: addDays(day, ageLimits.current),
        asOf,
        offers: offers.length,
        old: offers.filter(isOld).length,
        ended,
      }
    })
    .toSorted(byUrgency)
