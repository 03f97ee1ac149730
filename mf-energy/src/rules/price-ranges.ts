import type { IsoDate } from 'shared-lib/rules/dates/iso-date'
import type { Catalogue } from '../data/offers/offer'
import type { Inhabitants } from './energy-answers'
import { householdOf } from './household'
import { rankOffers } from './rank-offers'
import { regulatedBill } from './regulated-bill'
import type { Household, OfferFilters } from './vocabulary'

/** Answers assumed for a home of which only place and people are known: the page of results shows them, to be changed there. */
export const assumedAnswers = {
  energyType: 'electricity',
  addressType: 'current',
  houseUsage: 'normal',
  contractedPower: 'unknown',
  currentProvider: 'unknown',
} as const

/** From the cheapest to the dearest offer of electricity, for one number of people. Cents a month. */
export interface PriceRange {
  readonly people: Inhabitants
  readonly low: number
  readonly high: number
  /** Today's regulated tariff, where one is known. */
  readonly regulated: number | undefined
  readonly home: Pick<Household, 'kva' | 'kwhElectricity'>
  /** Use and power are published for such a home, rather than estimated. */
  readonly isPublished: boolean
}

const peopleAtHome: readonly Inhabitants[] = [1, 2, 3, 4, 5, 6]

/** Electricity costs the same in all of mainland Portugal: no postal code is needed. Offers with doubtful data are left out. */
export const priceRanges = (
  catalogue: Catalogue,
  filters: OfferFilters,
  on: IsoDate,
): readonly PriceRange[] =>
  peopleAtHome.flatMap((people) => {
    const household = householdOf(
      { energyType: 'electricity', houseUsage: 'normal', inhabitants: people },
      on,
    )
    const ranking = rankOffers(household, catalogue, { ...filters, noDoubtful: true }, on)
    if (ranking.kind === 'not-covered') return []
    const [first] = ranking.rows
    const months = ranking.rows
      .filter(({ standing }) => (standing === 'historic') === (first?.standing === 'historic'))
      .map(({ monthlyCents }) => monthlyCents)
    if (months.length < 2) return []
    const { kva, kwhElectricity, assumptions } = household
    return {
      people,
      low: Math.min(...months),
      high: Math.max(...months),
      regulated: regulatedBill(household, on)?.monthlyCents,
      home: { kva, kwhElectricity },
      isPublished: assumptions.every(({ origin }) => origin === 'profile'),
    }
  })
