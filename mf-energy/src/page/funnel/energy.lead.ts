import type { LeadSchema } from 'shared-lib/contract/define-micro-frontend'
import { isRecord } from 'shared-lib/contract/is-record'
import type { PartnerOffers } from 'shared-lib/contract/partner-offers'
import { checkChosenOffer, type OfferNow } from 'shared-lib/kit/funnel/chosen-offer'
import { checkFlowLead } from 'shared-lib/kit/funnel/contact.answers'
import { savingText } from 'shared-lib/kit/results/ruler'
import { toIsoDate } from 'shared-lib/rules/dates/iso-date'
import { catalogueWith } from '../../data/offers/partner-offers'
import { chosenRow } from '../../rules/chosen-row'
import { changeOf } from '../../rules/difference-to-today'
import type { EnergyAnswers } from '../../rules/energy-answers'
import { householdOf } from '../../rules/household'
import { rowTitle } from '../../rules/offer-words'
import { energyFunnel } from './energy.funnel'

/** The row with that id for these answers, priced today. */
function offerNow(
  answers: EnergyAnswers,
  offers: PartnerOffers | undefined,
  id: string,
  today: string,
): OfferNow | undefined {
  const row = chosenRow(answers, catalogueWith(offers), id, toIsoDate(today))
  if (!row) return undefined
  const on = toIsoDate(today)
  const change = savingText({ cents: changeOf(row, householdOf(answers, on), on) ?? 0, period: 'ano' })
  return { ...row, name: rowTitle(row), cents: row.yearlyCents, change }
}

/** Checks an untrusted energy lead: what every funnel's lead has, and the chosen `offer` when there is one. */
export const validateEnergyLead: LeadSchema = (body, today, offers) => {
  const checked = checkFlowLead(energyFunnel, body, today)
  const given = isRecord(body) ? body.offer : undefined
  if ('problems' in checked) return checked
  const { answers, lead } = checked
  const chosen = checkChosenOffer(given, 'yearlyCents', (id) => offerNow(answers, offers, id, today))
  return 'problems' in chosen ? chosen : { lead: { ...lead, ...chosen } }
}
