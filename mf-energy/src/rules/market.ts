import type { IsoDate } from 'shared-lib/rules/dates/iso-date'
import type { Catalogue } from '../data/offers/offer'
import { candidatesOf } from './candidates'
import { isFor, passes } from './offer-filters'
import { type PricedOffer, priceElectricity, priceGas } from './priced-offer'
import type { Household, OfferFilters, RankedOffers } from './vocabulary'

/** All priced offers for a household; `ranked` is the supply, or the pair, that a row has. */
export interface Market {
  readonly ranked: RankedOffers['ranked']
  readonly electricity: readonly PricedOffer[]
  readonly gas: readonly PricedOffer[]
}

/** The last market of a household, so that a page which ranks, counts and compares prices it once. */
const priced = new WeakMap<Household, { catalogue: Catalogue; today: IsoDate; market: Market }>()

/** Throws `UnknownValue` where a tax or tariff of the day is not known. */
export function priceMarket(household: Household, catalogue: Catalogue, today: IsoDate): Market {
  const known = priced.get(household)
  if (known?.catalogue === catalogue && known.today === today) return known.market
  const { energyType, gasNetwork } = household
  const ranked = energyType === 'dual' && gasNetwork === 'not-here' ? 'electricity' : energyType
  const market = {
    ranked,
    electricity: ranked === 'gas' ? [] : priceElectricity(household, catalogue, today),
    gas: ranked === 'electricity' ? [] : priceGas(household, catalogue, today),
  }
  priced.set(household, { catalogue, today, market })
  return market
}

/** The market left for this household with these filters; with several, the offers that pass any of them. */
export function openTo(market: Market, household: Household, ...filters: readonly OfferFilters[]): Market {
  const open = (some: readonly PricedOffer[]) =>
    some.filter((one) => isFor(one, household) && filters.some((each) => passes(one, each)))
  return { ranked: market.ranked, electricity: open(market.electricity), gas: open(market.gas) }
}

/** Ids of the offers that a row may contain. */
export function offerIds({ ranked, electricity, gas }: Market): ReadonlySet<string> {
  const alone = ranked === 'gas' ? gas : electricity
  const shown =
    ranked === 'dual'
      ? [...electricity, ...gas]
      : candidatesOf(ranked, alone, alone).map(({ supplies }) => supplies[0])
  return new Set(shown.map(({ offer }) => offer.id))
}

/**
 * For each named change of the filters, how many offers more (or, negative, fewer) it would let through. An offer that
 * two filters leave out comes back with neither alone.
 */
export function countChanges<Name extends string>(
  market: Market,
  household: Household,
  filters: OfferFilters,
  changes: Readonly<Record<Name, OfferFilters>>,
): Readonly<Record<Name, number>> {
  const count = (some: OfferFilters) => offerIds(openTo(market, household, some)).size
  const now = count(filters)
  return Object.fromEntries(
    (Object.entries(changes) as [Name, OfferFilters][]).map(([name, change]) => [
      name,
      count({ ...filters, ...change }) - now,
    ]),
  ) as Record<Name, number>
}
