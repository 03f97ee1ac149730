import type { LeadField, LeadSchema, RouteCall } from 'shared-lib/contract/define-micro-frontend'
import { isRecord } from 'shared-lib/contract/is-record'
import type { PartnerOffers } from 'shared-lib/contract/partner-offers'
import { checkChosenOffer, type OfferNow } from 'shared-lib/kit/funnel/chosen-offer'
import { checkFlowLead } from 'shared-lib/kit/funnel/contact.answers'
import { readAnswers } from 'shared-lib/kit/funnel/flow'
import { readQuery } from 'shared-lib/kit/funnel/funnel-address'
import { savingText } from 'shared-lib/kit/results/ruler'
import { toIsoDate } from 'shared-lib/rules/dates/iso-date'
import { priceAgeWords } from 'shared-lib/rules/offers/price-age-words'
import { catalogueWith } from '../../data/offers/partner-offers'
import type { TelecomAnswers } from '../../fields'
import { rankPackages } from '../../rules/package-ranking'
import { telecomFunnel } from './telecom.funnel'
import { offerParameter } from './telecom.journey'

/** The package that the call will be about, as the contact form shows it. */
export interface ChosenPackage {
  readonly offer: OfferNow
  readonly provider: string
  readonly ageWords: string
}

/** A package by its id, priced as the catalogue is, and against the fee of today where it is known. */
function chosenPackage(
  id: string,
  today: string,
  offers: PartnerOffers | undefined,
  { monthlyFee }: Pick<TelecomAnswers, 'monthlyFee'>,
): ChosenPackage | undefined {
  const on = toIsoDate(today)
  const row = rankPackages(catalogueWith(offers), {}, on).find(({ offer }) => offer.id === id)
  if (!row) return undefined
  const { offer, monthly, trueMonth, asOf, ageDays, standing, ended } = row
  const change =
    monthlyFee === undefined || standing === 'historic'
      ? undefined
      : savingText({ cents: trueMonth - monthlyFee, period: 'mês' })
  return {
    offer: {
      id,
      cents: monthly,
      asOf,
      ageDays,
      standing,
      ...(ended && { ended }),
      change,
      name: `${offer.providerName}, ${offer.name}`,
    },
    provider: offer.provider,
    ageWords: priceAgeWords(row, on),
  }
}

/** The contact form: the package chosen in the list, never taken from the address but for its id. */
export function loadChosenPackage({ query, today, offers }: RouteCall): ChosenPackage | undefined {
  const raw = readQuery(telecomFunnel, query)
  return chosenPackage(raw[offerParameter] ?? '', today, offers, readAnswers(telecomFunnel, raw))
}

/** Checks an untrusted lead: what every funnel's lead has, and the chosen package when there is one. */
export const telecomLead: LeadSchema = (body, today, offers) => {
  const checked = checkFlowLead(telecomFunnel, body, today)
  if ('problems' in checked) return checked
  const given = isRecord(body) ? body.offer : undefined
  const chosen = checkChosenOffer(
    given,
    'monthlyCents',
    (id) => chosenPackage(id, today, offers, checked.answers as TelecomAnswers)?.offer,
  )
  return 'problems' in chosen ? chosen : { lead: { ...checked.lead, ...chosen } }
}

export const chosenFields: readonly LeadField[] = ['id', 'name', 'monthlyCents', 'asOf'].map((name) => ({
  name: `offer.${name}`,
  required: 'sometimes' as const,
}))
