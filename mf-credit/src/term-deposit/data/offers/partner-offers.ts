import { type OfferKind, type PartnerOffers, withPartnerOffers } from 'shared-lib/contract/partner-offers'
import { offerSchema } from 'shared-lib/import/catalogue-schema'
import { catalogue } from './catalogue'
import { depositMembers, optionalMembers } from './deposit-members'
import type { DepositCatalogue, DepositOffer } from './deposit-offer'

/** Deposits kept by editors in addition to the imported list. */
export const depositOffers: Readonly<Record<'term-deposit', OfferKind>> = {
  'term-deposit': { title: 'Depósito a prazo', schema: offerSchema(depositMembers, optionalMembers) },
}

/** The deposits that are ranked: the imported list, and what editors keep. */
export const catalogueWith = (offers: PartnerOffers | undefined): DepositCatalogue =>
  withPartnerOffers(
    catalogue,
    offers?.['term-deposit'],
    // The host checked it by the schema above, which is the catalogue's own.
    (offer) => offer as unknown as DepositOffer,
  )
