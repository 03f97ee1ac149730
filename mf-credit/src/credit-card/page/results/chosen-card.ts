import type { LeadField, LeadSchema, RouteCall } from 'shared-lib/contract/define-micro-frontend'
import { isRecord } from 'shared-lib/contract/is-record'
import type { PartnerOffers } from 'shared-lib/contract/partner-offers'
import { checkChosenOffer, type OfferNow } from 'shared-lib/kit/funnel/chosen-offer'
import { checkFlowLead } from 'shared-lib/kit/funnel/contact.answers'
import { readQuery } from 'shared-lib/kit/funnel/funnel-address'
import type { ShownRate } from 'shared-lib/rules/credit/display-duties/display-duties'
import { toIsoDate } from 'shared-lib/rules/dates/iso-date'
import { priceAgeWords } from 'shared-lib/rules/offers/price-age-words'
import type { HabitInput } from '../../fields'
import { cardDutiesOn } from '../../rules/card-charges'
import { habitFrom } from '../../rules/card-input'
import { type CardHabit, cardYear } from '../../rules/card-year'
import { offeredCards } from '../../rules/offered-card'
import { offeredRate } from '../../rules/shown-card-rate'
import { creditCardFunnel } from '../funnel/credit-card.funnel'
import { cardParameter } from '../funnel/credit-card.journey'
import { readCard } from './card-answer'

/** The card that a request is about, as it costs today for these answers; plain data. */
export interface ChosenCard {
  readonly provider: string
  readonly offer: {
    readonly id: string
    readonly name: string
    readonly yearlyCents: number
    readonly asOf: string
  }
  readonly ageWords: string
  readonly rate: ShownRate
}

function cardNow(habit: CardHabit, id: string, today: string, partners: PartnerOffers | undefined) {
  const day = toIsoDate(today)
  const duties = cardDutiesOn(day)
  const card = offeredCards(day, partners).find((one) => one.id === id)
  if (!card || !duties) return undefined
  const { provider, name } = card.offer
  const now: OfferNow = {
    ...card.age,
    id,
    name: `${provider}: ${name}`,
    // A card that gives back more than it costs counts as costing nothing.
    cents: Math.max(0, cardYear(habit, card.terms, duties).cost),
  }
  return { provider, now, ageWords: priceAgeWords(card.age, day), rate: offeredRate(card, duties, day) }
}

/** The contact form: the card of the address, priced for its answers; `undefined` without one of ours. */
export function loadChosenCard({ query, today, offers }: RouteCall): ChosenCard | undefined {
  const reading = readCard(query, toIsoDate(today))
  const id = readQuery(creditCardFunnel, query)[cardParameter]
  const found =
    id && reading.kind === 'answer' ? cardNow(reading.answer.counted.habit, id, today, offers) : undefined
  if (!found) return undefined
  const { now, provider, ageWords, rate } = found
  return {
    provider,
    offer: { id: now.id, name: now.name, yearlyCents: now.cents, asOf: now.asOf },
    ageWords,
    rate,
  }
}

/** Checks an untrusted lead: contact, answers and the chosen card, priced again. */
export const checkCardLead: LeadSchema = (body, today, partners) => {
  const checked = checkFlowLead(creditCardFunnel, body, today)
  if ('problems' in checked) return checked
  const { answers, lead } = checked
  const given = isRecord(body) ? body.offer : undefined
  // A lead without problems has every answer that its fields ask for.
  const habit = habitFrom(answers as HabitInput)
  const chosen = checkChosenOffer(given, 'yearlyCents', (id) => cardNow(habit, id, today, partners)?.now)
  return 'problems' in chosen ? chosen : { lead: { ...lead, ...chosen } }
}

/** Fields of a card in a lead. */
export const chosenCardFields: readonly LeadField[] = ['id', 'name', 'yearlyCents', 'asOf'].map((name) => ({
  name: `offer.${name}`,
  required: 'sometimes',
}))
