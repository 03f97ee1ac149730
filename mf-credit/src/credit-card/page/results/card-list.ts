import type { PartnerOffers } from 'shared-lib/contract/partner-offers'
import { inOrder } from 'shared-lib/kit/results/in-order'
import type { OpenAnswers } from 'shared-lib/kit/results/results-view'
import { isAboveCeiling, type ShownRate } from 'shared-lib/rules/credit/display-duties/display-duties'
import { monthInWords } from 'shared-lib/rules/credit/month'
import { tryValueOn } from 'shared-lib/rules/dated/dated-parameter'
import type { IsoDate } from 'shared-lib/rules/dates/iso-date'
import { formatRatio } from 'shared-lib/rules/money/format-ratio'
import { priceAge } from 'shared-lib/rules/offers/price-age'
import { priceAgeWords, priceMonth } from 'shared-lib/rules/offers/price-age-words'
import type { CardOffer } from '../../data/offers/catalogue'
import { cardsWith } from '../../data/offers/partner-offers'
import { cardAverageTaeg } from '../../data/parameters/average-taeg'
import { cardConvention } from '../../data/parameters/card-rules'
import { cardDutiesOn } from '../../rules/card-charges'
import { type RankedCard, rankCards } from '../../rules/card-ranking'
import type { CardHabit } from '../../rules/card-year'
import { cardMaximumOn } from '../../rules/legal-maximum'
import { type OfferedCard, offeredCards } from '../../rules/offered-card'
import { offeredRate } from '../../rules/shown-card-rate'
import { type CardQuery, categoryNames, networkNames } from './card-query'

/** A card of the list, cut to what the page shows. */
export interface ListedCard extends Pick<RankedCard, 'place' | 'tied' | 'overFirstCents' | 'underNextCents'> {
  readonly offer: CardOffer
  readonly age: OfferedCard['age']
  /** Of its price, in words. */
  readonly month: string
  readonly year: Omit<RankedCard['year'], 'months'>
  readonly rate: ShownRate
  readonly isTanEstimated: boolean
}

/** The list of the page: plain data. */
export interface CardList {
  readonly rows: readonly ListedCard[]
  readonly total: number
  /** What a bank may no longer agree to today: apart from the others. */
  readonly aboveCeiling: readonly ListedCard[]
  readonly hidden: number
  readonly compared: readonly ListedCard[]
  /** Places of the whole market, and the first card in it. */
  readonly placed: number
  readonly first: { readonly id: string; readonly provider: string; readonly title: string } | undefined
  /** The first of the filtered list. */
  readonly firstId: string | undefined
  readonly ageWords: string
  readonly month: string
  readonly asOf: IsoDate
  readonly credit: string
  readonly open: OpenAnswers
  /** Filters whose answer no card has, or all share. */
  readonly unused: readonly string[]
  /** How near the market is to the ceiling, in a sentence. */
  readonly market: string | undefined
  /** The card of the address, and whether that is none of ours. */
  readonly chosen: ListedCard | undefined
  readonly isUnknown: boolean
}

const answersOf: Readonly<Record<keyof CardQuery['chosen'], (offer: CardOffer) => string | undefined>> = {
  category: ({ category }) => category,
  paymentSystem: ({ network }) => network,
  provider: ({ provider }) => provider,
}
const words: Readonly<Record<string, string>> = { ...categoryNames, ...networkNames }
const names = ['category', 'paymentSystem', 'provider'] as const

function openAnswers(cards: readonly OfferedCard[]): OpenAnswers {
  const valuesOf = (name: (typeof names)[number]) =>
    [...new Set(cards.flatMap(({ offer }) => answersOf[name](offer) ?? []))]
      .map((value) => ({ value, label: words[value] ?? value }))
      .toSorted((one, two) => one.label.localeCompare(two.label, 'pt'))
  return Object.fromEntries(names.map((name) => [name, valuesOf(name)]))
}

const passes = ({ chosen }: CardQuery, { offer }: OfferedCard) =>
  names.every((name) => chosen[name] === '' || chosen[name] === answersOf[name](offer))

const sortKeys: Readonly<Record<CardQuery['sort'], (row: RankedCard<OfferedCard>) => number>> = {
  cost: ({ year }) => year.cost,
  fee: ({ year }) => year.annualFee,
  taeg: ({ card }) => card.offer.taeg,
}

/** Sentence on the market: rates hardly differ between cards, so it names what does. */
function marketWords(on: IsoDate, ceiling: number | undefined): string | undefined {
  const average = tryValueOn(cardAverageTaeg, on)
  if (!average || ceiling === undefined) return undefined
  return `Em ${monthInWords(average.month)}, a TAEG média dos cartões novos era ${formatRatio(average.taeg)}; o máximo legal de hoje é ${formatRatio(ceiling)}. As taxas são quase iguais: compara a anuidade e o que te custa a tua maneira de pagar.`
}

interface ListCall {
  readonly on: IsoDate
  readonly partners: PartnerOffers | undefined
  /** The card of the address. */
  readonly chosenId: string | undefined
}

/** The published cards for one way of using them, as the address wants the list. `undefined` without any. */
export function cardList(
  habit: CardHabit,
  view: CardQuery,
  { on, partners, chosenId }: ListCall,
): CardList | undefined {
  const duties = cardDutiesOn(on)
  const convention = tryValueOn(cardConvention, on)
  const catalogue = cardsWith(partners)
  const cards = offeredCards(on, partners)
  if (!duties || !convention || cards.length === 0) return undefined
  const ceiling = cardMaximumOn(on)?.taeg
  const ranked = rankCards(cards, habit, duties)
  const listed = ({
    card,
    year: { months: _, ...year },
    ...standing
  }: RankedCard<OfferedCard>): ListedCard => {
    const { place, tied, overFirstCents, underNextCents } = standing
    const { offer, age, isTanEstimated } = card
    const rate = offeredRate(card, duties, on)
    const month = priceMonth(age, on)
    return { place, tied, overFirstCents, underNextCents, offer, age, month, year, rate, isTanEstimated }
  }
  const passing = inOrder(
    ranked.filter(({ card }) => passes(view, card)),
    ({ card }) => card.isHistoric === true,
    (one, two) => sortKeys[view.sort](one) - sortKeys[view.sort](two),
  )
  const above = new Set(passing.filter(({ card }) => isAboveCeiling(offeredRate(card, duties, on))))
  const shown = passing.filter((row) => !above.has(row))
  const placed = ranked.filter(({ place }) => place !== undefined)
  const best = placed[0]?.card.offer
  const chosen = ranked.find(({ card }) => card.id === chosenId)
  const open = openAnswers(cards)
  const age = priceAge({ asOf: catalogue.asOf as IsoDate }, on)
  const first = shown[0]?.card
  return {
    rows: shown.slice(0, view.shown).map(listed),
    total: shown.length,
    aboveCeiling: [...above].map(listed),
    hidden: ranked.length - passing.length,
    compared: ranked.filter(({ card }) => view.compare.includes(card.id)).map(listed),
    placed: placed.length,
    first: best && { id: best.id, provider: best.provider, title: best.name },
    firstId: first?.id,
    ageWords: priceAgeWords(first && !first.isHistoric ? first.age : age, on),
    month: priceMonth(age, on),
    asOf: catalogue.asOf as IsoDate,
    credit: `${catalogue.credit}.`,
    open,
    unused: names.filter((name) => (open[name]?.length ?? 0) < 2),
    market: marketWords(on, ceiling),
    chosen: chosen && listed(chosen),
    isUnknown: chosenId !== undefined && !chosen,
  }
}
