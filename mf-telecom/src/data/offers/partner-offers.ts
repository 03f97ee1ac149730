import { type OfferKind, type PartnerOffers, withPartnerOffers } from 'shared-lib/contract/partner-offers'
import { offerSchema } from 'shared-lib/import/catalogue-schema'
import type { Catalogue } from 'shared-lib/rules/offers/catalogue'
import { catalogue, type TelecomOffer } from './catalogue'
import { optionalMembers, packageMembers } from './package-members'

const kind = 'telecom-package'

/** Packages that editors keep in addition to the imported list. */
export const packageOffers: Readonly<Record<typeof kind, OfferKind>> = {
  [kind]: { title: 'Pacote de TV, net e voz', schema: offerSchema(packageMembers, optionalMembers) },
}

/** The packages that are ranked: the imported list, and what editors keep. */
export const catalogueWith = (offers: PartnerOffers | undefined): Catalogue<TelecomOffer> =>
  withPartnerOffers(
    catalogue,
    offers?.[kind],
    // The host checked it by the schema above, which is the catalogue's own.
    (offer) => offer as unknown as TelecomOffer,
  )
