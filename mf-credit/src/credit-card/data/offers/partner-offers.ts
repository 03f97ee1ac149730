import { type OfferKind, type PartnerOffers, withPartnerOffers } from 'shared-lib/contract/partner-offers'
import { offerSchema } from 'shared-lib/import/catalogue-schema'
import type { Catalogue } from 'shared-lib/rules/offers/catalogue'
import { cardMembers, optionalMembers } from './card-members'
import { type CardOffer, cardCatalogue } from './catalogue'

/** Cards kept by editors in addition to the imported list; an empty list of facts means that they are unknown. */
export const cardOffers: Readonly<Record<'credit-card', OfferKind>> = {
  'credit-card': { title: 'Cartão de crédito', schema: offerSchema(cardMembers, optionalMembers) },
}

/** The cards that are ranked: the imported list, and what editors keep. */
export const cardsWith = (offers: PartnerOffers | undefined): Catalogue<CardOffer> =>
  withPartnerOffers(
    cardCatalogue,
    offers?.['credit-card'],
    // The host checked it by the schema above, which is the catalogue's own.
    (offer) => offer as unknown as CardOffer,
  )
