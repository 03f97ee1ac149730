import type { LeadField, LeadSchema, RouteCall } from 'shared-lib/contract/define-micro-frontend'
import { isRecord } from 'shared-lib/contract/is-record'
import type { PartnerOffers } from 'shared-lib/contract/partner-offers'
import { toIsoDate } from 'shared-lib/dates/iso-date'
import { checkChosenOffer, type OfferNow } from 'shared-lib/funnel/chosen-offer'
import { checkFlowLead } from 'shared-lib/funnel/contact.answers'
import { readQuery } from 'shared-lib/funnel/funnel-address'
import { priceAgeWords } from 'shared-lib/offers/price-age-words'
import { rankPackages } from '../domain/package-ranking'
import { catalogueWith } from '../offers/partner-offers'
import { telecomFunnel } from './telecom.funnel'
import { offerParameter } from './telecom.journey'

/** The package that the call will be about, as the contact form shows it. */
export interface ChosenPackage {
  readonly offer: OfferNow
  readonly provider: string
  readonly ageWords: string
}

/** A package by its id, priced as the catalogue stands; its place depends on no answer. */
function chosenPackage(
  id: string,
  today: string,
  offers: PartnerOffers | undefined,
): ChosenPackage | undefined {
  const on = toIsoDate(today)
  const row = rankPackages(catalogueWith(offers), {}, on).find(({ offer }) => offer.id === id)
  if (!row) return undefined
  const { offer, monthly, asOf, ageDays, standing, ended } = row
  return {
    offer: {
      ...{ id, cents: monthly, asOf, ageDays, standing, ...(ended && { ended }) },
      name: `${offer.providerName}, ${offer.name}`,
    },
    provider: offer.provider,
    ageWords: priceAgeWords(row, on),
  }
}

/** The contact form: the package chosen in the list, never taken from the address but for its id. */
export const loadChosenPackage = ({ query, today, offers }: RouteCall): ChosenPackage | undefined =>
  chosenPackage(readQuery(telecomFunnel, query)[offerParameter] ?? '', today, offers)

/** Checks an untrusted lead: what every funnel's lead has, and the chosen package when there is one. */
export const telecomLead: LeadSchema = (body, today, offers) => {
  const checked = checkFlowLead(telecomFunnel, body, today)
  if ('problems' in checked) return checked
  const given = isRecord(body) ? body.offer : undefined
  const chosen = checkChosenOffer(given, 'monthlyCents', (id) => chosenPackage(id, today, offers)?.offer)
  return 'problems' in chosen ? chosen : { lead: { ...checked.lead, ...chosen } }
}

export const chosenFields: readonly LeadField[] = ['id', 'name', 'monthlyCents', 'asOf'].map((name) => ({
  name: `offer.${name}`,
  required: 'sometimes' as const,
}))
