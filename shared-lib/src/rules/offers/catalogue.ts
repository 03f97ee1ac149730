import type { Confidence } from '../dated/confidence'
import type { IsoDate } from '../dates/iso-date'
import { type PriceAge, priceAge } from './price-age'

/** Source of an offer and how long its price holds: required of every offer of any product. */
export interface Evidence {
  /** Day (ISO) on which the price held. */
  readonly asOf: string
  /** Last day (ISO) on which it can be taken, where one is known. */
  readonly until?: string
  /** Keys of the catalogue's `sources`. */
  readonly sources: readonly string[]
  readonly confidence: Confidence
  /** Doubt about the data to show to visitors, in Portuguese. */
  readonly doubt?: string
}

export interface CatalogueOffer {
  /** Ours, and the same from one edition to the next. */
  readonly id: string
  readonly evidence: Evidence
}

/** A publication that prices were read in. `dated`: `2026`, `2026-10` or `2026-10-02`. */
export interface CatalogueSource {
  readonly title: string
  readonly dated: string
  readonly url?: string
}

/** The envelope of every product's offers: `import:<product>` writes it, and its schema has the rest. */
export interface Catalogue<Offer extends CatalogueOffer = CatalogueOffer> {
  /** Newest day (ISO) of its prices. */
  readonly asOf: string
  /** The line below the list, in Portuguese. */
  readonly credit: string
  readonly sources: Readonly<Record<string, CatalogueSource>>
  readonly offers: readonly Offer[]
}

/** How old an offer's price is. `end`: last day of all prices of its kind, where that is known. */
export function offerAge({ evidence }: CatalogueOffer, today: IsoDate, end?: string): PriceAge {
  const { asOf, until } = evidence
  const last = until !== undefined && end !== undefined && end < until ? end : (until ?? end)
  return priceAge({ asOf: asOf as IsoDate, until: last as IsoDate | undefined }, today)
}
