import type { PartnerOffers } from 'shared-lib/contract/partner-offers'
import { cents, flag, integer, list, object, text } from 'shared-lib/contract/schema'
import { openCalculator } from 'shared-lib/kit/form/calculator'
import type { InputOf } from 'shared-lib/kit/form/form'
import type { Problem } from 'shared-lib/kit/form/input-field'
import * as program from 'shared-lib/kit/form/program-fields'
import { tryValueOn } from 'shared-lib/rules/dated/dated-parameter'
import type { IsoDate } from 'shared-lib/rules/dates/iso-date'
import { eurosOf } from 'shared-lib/rules/money/cents'
import { cardConvention } from '../data/parameters/card-rules'
import { habitFields, termsFields } from '../fields'
import { type CardDuties, cardDutiesOn } from '../rules/card-charges'
import { foreignProblem, habitFrom, termsFrom } from '../rules/card-input'
import { type RankableCard, type RankedCard, rankCards } from '../rules/card-ranking'
import { tanOfTaeg } from '../rules/card-taeg'
import { cardMaximumOn } from '../rules/legal-maximum'
import { offeredCards } from '../rules/offered-card'
import { rateNeeded } from './card.problems'
import * as schema from './card.schema'
import { cardLimits } from './card-limits'

const cardFields = {
  id: program.name('Unique in one call.'),
  ...termsFields,
  taeg: program.optional(
    program.percent('Yearly rate of charge, percent: gives the nominal rate where `tan` is missing.', 60),
  ),
}
const fields = {
  ...habitFields,
  cards: program.optional(
    program.list(
      'Cards to put in order; those of the catalogue when missing. Fees before stamp duty, euros.',
      program.group(cardFields),
      40,
    ),
  ),
}
type CardInput = InputOf<typeof cardFields>

const tooDear = 'Com esta anuidade, nenhuma TAN dá esta TAEG'
const sameCard: Problem = { field: 'id', message: 'Este cartão já está na lista' }
const dutiesUnknown: Problem = {
  field: 'body',
  message: 'Não conhecemos o imposto do selo dos cartões neste dia',
}

/** The rate of a card: its own, the one behind its TAEG, or the highest of the law. */
function tanOf({ tan, taeg, annualFee }: CardInput, duties: CardDuties, day: IsoDate): number | Problem {
  if (tan !== undefined) return tan
  if (taeg === undefined) return cardMaximumOn(day)?.tan ?? rateNeeded
  const convention = tryValueOn(cardConvention, day)
  const behind = convention && tanOfTaeg({ ...convention, annualFee: eurosOf(annualFee) }, taeg, duties)
  return behind ?? { field: 'taeg', message: tooDear }
}

function readCards(
  given: readonly CardInput[],
  duties: CardDuties,
  day: IsoDate,
): { readonly cards: readonly RankableCard[] } | { readonly problems: readonly Problem[] } {
  const cards: RankableCard[] = []
  const problems: Problem[] = []
  given.forEach(({ id, taeg, ...terms }, index) => {
    const tan = cards.some((card) => card.id === id) ? sameCard : tanOf({ id, taeg, ...terms }, duties, day)
    if (typeof tan === 'number') cards.push({ id, terms: termsFrom(terms, tan) })
    else problems.push({ ...tan, field: `cards.${index}.${tan.field}` })
  })
  return problems.length > 0 ? { problems } : { cards }
}

function answerOf({ card, year, place, tied, overFirstCents }: RankedCard) {
  const { interest, dutyOnInterest, dutyOnUse, annualFee, cashFees, foreignFees, cashback, cost, debt } = year
  return {
    id: card.id,
    ...(place === undefined ? { isHistoric: true } : { place }),
    tied,
    cost,
    overFirst: overFirstCents,
    interest,
    stampOnInterest: dutyOnInterest,
    stampOnUse: dutyOnUse,
    annualFee,
    cashFees,
    foreignFees,
    cashback,
    debtAfterYear: debt,
    tan: card.terms.tan,
  }
}

function cardRanking(
  { cards: given, ...habit }: InputOf<typeof fields>,
  day: IsoDate,
  partners?: PartnerOffers,
) {
  const habitTrouble = foreignProblem(habit)
  if (habitTrouble.length > 0) return { problems: habitTrouble }
  const duties = cardDutiesOn(day)
  if (!duties) return { problems: [dutiesUnknown] }
  const own = given && readCards(given, duties, day)
  if (own && 'problems' in own) return own
  const ranked = rankCards(own?.cards ?? offeredCards(day, partners), habitFrom(habit), duties)
  const maximum = cardMaximumOn(day)
  return {
    result: {
      cards: ranked.map(answerOf),
      ...(maximum && { maximumTaeg: maximum.taeg, highestTan: maximum.tan }),
    },
  }
}

/** `POST /api/calculators/card-ranking`. */
export const cardRankingCalculator = openCalculator({
  title: 'Ranking of cards',
  called: 'Comparação de cartões de crédito',
  description:
    'Cards in the order of what a year costs with each for one way of using it: those of the caller (`cards`), or those of the catalogue. No commission and no rate of its own comes in. Published cards whose prices are historic, or above the legal maximum of today, have no place.',
  limits: [
    ...cardLimits,
    'Quando só a TAEG é conhecida, a TAN é a que a convenção da lei dá: uma estimativa.',
  ],
  fields,
  output: object(
    {
      cards: list(
        object(
          {
            id: text('As it was given, or of the catalogue.'),
            tied: flag('Same cost as the one before.'),
            cost: cents('what the year costs; below zero where more comes back.'),
            overFirst: cents('more than the first of those it is held against.'),
            ...schema.charges,
            annualFee: cents('annual fee with stamp duty.'),
            cashFees: cents('fees of cash taken out on credit, with stamp duty.'),
            foreignFees: cents('fees of purchases in another currency, with stamp duty.'),
            cashback: cents('what comes back.'),
            debtAfterYear: cents('owed when the year ends.'),
            tan: schema.share('Nominal yearly rate that was used'),
          },
          {
            place: integer('1 costs least; equal costs share a place. Missing for historic prices.'),
            isHistoric: flag(
              'The price is a picture of its day, or above the legal maximum of today: no place, nothing to take.',
            ),
          },
        ),
        'From the cheapest on; historic ones last.',
      ),
    },
    {
      maximumTaeg: schema.share('Legal maximum of the TAEG today; missing while it is not held'),
      highestTan: schema.share('The nominal rate behind it, for cards whose own is not given'),
    },
  ),
  examples: [
    {
      title: 'Two cards for somebody who pays in full',
      input: {
        pays: 'all',
        monthlyPurchases: 200,
        cards: [
          { id: 'free', annualFee: 0, tan: 14.81 },
          { id: 'cash', annualFee: 30, tan: 13.81, cashback: 1 },
        ],
      },
    },
    {
      title: 'A debt of 1 000 € that stays all year',
      input: {
        pays: 'interest',
        balance: 1000,
        cards: [
          { id: 'low-rate', annualFee: 25, taeg: 16 },
          { id: 'no-fee', taeg: 18.5 },
        ],
      },
    },
    {
      title: 'The catalogue for 300 € a month and the least payment',
      input: { pays: 'minimum', monthlyPurchases: 300, minimumShare: 5 },
    },
  ],
  calculate: cardRanking,
})
