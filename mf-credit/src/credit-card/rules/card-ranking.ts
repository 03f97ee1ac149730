import { placesIn } from 'shared-lib/rules/offers/places'
import type { CardDuties } from './card-charges'
import { type CardHabit, type CardTerms, type CardYear, cardYear } from './card-year'

/** A card to rank, of an offer or of the visitor's notebook. */
export interface RankableCard {
  readonly id: string
  readonly terms: CardTerms
  /** The price of a past day: it gets no place in the ranking. */
  readonly isHistoric?: boolean
}

interface Costed<Card> {
  readonly card: Card
  readonly year: CardYear
}

export interface RankedCard<Card extends RankableCard = RankableCard> extends Costed<Card> {
  /** 1 costs least; equal costs share a place. None where the price is historic. */
  readonly place: number | undefined
  readonly tied: boolean
  /** Against the best of its own age, current or historic; the first has 0. */
  readonly overFirstCents: number
  /** Undefined for the last. */
  readonly underNextCents: number | undefined
}

/**
 * Cards by what a year of this habit costs with each, and nothing else: no commission, no rate of its own. Equal costs in
 * the order of their ids, historic ones last.
 */
export function rankCards<Card extends RankableCard>(
  cards: readonly Card[],
  habit: CardHabit,
  duties: CardDuties,
): readonly RankedCard<Card>[] {
  const isHistoric = ({ card }: Costed<Card>) => card.isHistoric === true
  const market = cards
    .map((card): Costed<Card> => ({ card, year: cardYear(habit, card.terms, duties) }))
    .toSorted(
      (one, two) =>
        Number(isHistoric(one)) - Number(isHistoric(two)) ||
        one.year.cost - two.year.cost ||
        (one.card.id < two.card.id ? -1 : 1),
    )
  const placementOf = placesIn(market, {
    id: ({ card }) => card.id,
    cents: ({ year }) => year.cost,
    isHistoric,
  })
  return market.flatMap((one) => {
    const placement = placementOf(one)
    if (!placement) return []
    const { place, tied, overFirstCents, underNextCents } = placement
    return { ...one, place, tied, overFirstCents, underNextCents }
  })
}
