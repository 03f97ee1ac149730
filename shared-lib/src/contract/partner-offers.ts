import type { Catalogue, CatalogueOffer, CatalogueSource } from '../rules/offers/catalogue'
import type { Schema } from './define-micro-frontend'

/** Offers of a product that editors keep in the content service, in addition to those of its file. */
export interface OfferKind {
  /** Portuguese: the block's name in the editor's library. */
  readonly title: string
  /** JSON Schema of one offer, with `id` and `evidence` as in the product's catalogue. Titles are Portuguese. */
  readonly schema: Schema
}

/** An offer that an editor keeps, as the host passes it on: it fits the schema of its kind. */
export interface PartnerOffer {
  /** Its evidence names `source` by the only key in `sources`. */
  readonly offer: CatalogueOffer & Readonly<Record<string, unknown>>
  readonly source: CatalogueSource
}

/** By kind; a kind without any is missing. */
export type PartnerOffers = Readonly<Record<string, readonly PartnerOffer[]>>

/** Most offers that editors keep of one kind: each of them travels with every call. */
export const mostPartnerOffers = 50

/**
 * A catalogue with the offers of a kind that editors keep, mentioned in its line of credit. Of two offers with one id
 * the newer one wins. `asOf` stays that of the file: one fresh offer makes no others fresh.
 */
export function withPartnerOffers<Of extends Catalogue>(
  catalogue: Of,
  given: readonly PartnerOffer[] | undefined,
  make: (offer: PartnerOffer['offer']) => Of['offers'][number],
): Of {
  if (!given || given.length === 0) return catalogue
  const standing = new Map(catalogue.offers.map((offer) => [offer.id, offer]))
  const taken = given.filter(({ offer }) => {
    const before = standing.get(offer.id)
    return !before || before.evidence.asOf <= offer.evidence.asOf
  })
  const own = new Map(taken.map(({ offer }) => [offer.id, make(offer)]))
  const sources = taken.flatMap(({ offer, source }) => offer.evidence.sources.map((key) => [key, source]))
  const titles = [...new Set(taken.map(({ source }) => source.title))]
  return {
    ...catalogue,
    sources: { ...catalogue.sources, ...Object.fromEntries(sources) },
    credit: [catalogue.credit, ...titles].join('; '),
    offers: [...catalogue.offers.filter(({ id }) => !own.has(id)), ...own.values()],
  }
}
