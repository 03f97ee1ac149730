import data from './catalogue.json'
import type { Catalogue, Offer } from './offer'

/**
 * The offers that are ranked: 72 of electricity and 35 of gas, mainland Portugal, fixed prices.
 * JSON widens every literal to text, so the type is asserted here and its shape is tested.
 */
const read = data as unknown as Catalogue

/** A promotion holds the offer whose price follows it, so that a whole year can be priced. */
const withLater = (offer: Offer): Offer => {
  const later = read.offers.find(({ id }) => id === offer.then)
  return later ? ({ ...offer, later } as Offer) : offer
}

export const catalogue: Catalogue = { ...read, offers: read.offers.map(withLater) }
