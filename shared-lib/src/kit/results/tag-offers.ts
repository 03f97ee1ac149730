import type { Amount } from './row'
import type { PriceSource } from './ui/price-sources'

/** One offer as a story shows it: words and cents, nothing to compute in the browser. */
export interface TagOffer {
  readonly id: string
  /** None where the price is historic. */
  readonly place?: number
  readonly provider: string
  readonly name: string
  readonly main: Amount
  readonly second?: Amount
  /** Cents a year against what the tag names as today's, when something is saved. */
  readonly savingCents?: number
  /** Conditions of the price, and notes on it. */
  readonly conditions: readonly string[]
}

/** The first offers for a typical case, and for which one. */
export interface TagOffers {
  readonly kind: 'tag'
  readonly offers: readonly TagOffer[]
  /** Portuguese sentences: first the household that they are for, then other assumptions and unknowns. */
  readonly intro: string
  readonly notes: readonly string[]
  /** Why there is no offer. */
  readonly none?: string
  readonly source?: PriceSource
  /** How old the prices are, in words. */
  readonly ageWords?: string
  /** The funnel with this case already answered, and with the least of it. */
  readonly links: { readonly same: string; readonly other: string }
}
