import type { IsoDate } from 'shared-lib/rules/dates/iso-date'
import type { Catalogue } from '../data/offers/offer'
import { maxSimpleKva } from '../data/parameters/contracted-power'
import { isKnownYear } from './first-months'
import { homeNotes } from './home-notes'
import { type PricedOffer, pricingDay } from './priced-offer'
import type { Household, Note, OfferFilters, RankedOffers } from './vocabulary'

interface NotesInput {
  readonly household: Household
  readonly ranked: RankedOffers['ranked']
  readonly catalogue: Catalogue
  readonly filters: OfferFilters
  readonly today: IsoDate
  /** Offers priced for the household, before the filters. */
  readonly priced: readonly PricedOffer[]
  /** Offers in the rows. */
  readonly shown: readonly PricedOffer[]
}

export function notesOf(input: NotesInput): readonly Note[] {
  const { household, ranked, catalogue, filters, today, priced, shown } = input
  const { socialTariff } = household
  const triNeeded = filters.timeOption === 'tri' || household.kva > maxSimpleKva
  const outdated = (supply: 'gas' | 'electricity') => pricingDay(catalogue, supply, today).outdated
  const when = (condition: boolean, note: Note) => (condition ? [note] : [])
  return [
    ...when(household.energyType === 'dual' && ranked === 'electricity', 'no-gas-network'),
    ...when(ranked !== 'electricity' && household.gasNetwork === 'unknown', 'gas-network-unknown'),
    ...when(ranked !== 'electricity' && outdated('gas'), 'gas-prices-outdated'),
    ...when(ranked !== 'gas' && outdated('electricity'), 'electricity-prices-outdated'),
    ...when(ranked !== 'gas' && triNeeded && household.split.tri === undefined, 'tri-needs-split'),
    ...when(
      filters.noLoyalty === true && shown.some(({ row }) => row.loyalty === undefined),
      'loyalty-not-said',
    ),
    ...when(
      socialTariff && shown.some(({ offer }) => offer.socialTariff === undefined),
      'social-tariff-not-said',
    ),
    ...when(
      socialTariff && priced.some(({ offer }) => offer.socialTariff === false),
      'social-tariff-refused',
    ),
    ...homeNotes(household, {
      ...(ranked !== 'gas' && { electricity: pricingDay(catalogue, 'electricity', today).on }),
      ...(ranked !== 'electricity' && { gas: pricingDay(catalogue, 'gas', today).on }),
    }),
    ...when(
      !filters.noFirstMonths &&
        catalogue.offers.some(
          (offer) => (ranked === 'dual' || offer.supply === ranked) && !isKnownYear(offer),
        ),
      'promotion-unknown-later',
    ),
  ]
}
