import type { IsoDate } from 'shared-lib/rules/dates/iso-date'
import { roundHalfUpToCent } from 'shared-lib/rules/money/cents'
import type { Catalogue } from '../data/offers/offer'
import { maxSimpleKva } from '../data/parameters/contracted-power'
import { exactTotal, type Line, monthsPerYear } from './bill-lines'
import { type Candidate, candidatesOf, cheapestFirst } from './candidates'
import { electricityLines } from './electricity-bill'
import { gasLines } from './gas-bill'
import { tosOf } from './municipality'
import { passes, protectiveFilters, supplierGroup } from './offer-filters'
import { energyByPeriod, type PricedOffer, pricingDay } from './priced-offer'
import type { CurrentCost, Household, RankedOffers } from './vocabulary'

type Ranked = RankedOffers['ranked']

const costOf = (eur: number) => ({
  yearlyCents: roundHalfUpToCent(eur),
  monthlyCents: roundHalfUpToCent(eur / monthsPerYear),
})

/** The bill's lines at the prices that the visitor typed; undefined when a price or a split is missing. */
function ownLines(
  household: Household,
  ranked: Ranked,
  catalogue: Catalogue,
  today: IsoDate,
): readonly Line[] | undefined {
  const { ownPrices, kva, largeFamily, socialTariff } = household
  const energy = ownPrices.electricity && energyByPeriod(ownPrices.electricity.energy, household)
  const electricity =
    ownPrices.electricity && energy
      ? electricityLines({
          on: pricingDay(catalogue, 'electricity', today).on,
          kva,
          powerEurPerDay: ownPrices.electricity.powerEurPerDay,
          energy,
          largeFamily,
          socialTariff,
        })
      : undefined
  const tos = household.municipality && tosOf(household.municipality.code)
  const gas =
    ownPrices.gas &&
    gasLines({
      on: pricingDay(catalogue, 'gas', today).on,
      tier: household.gasTier,
      kwh: household.kwhGas,
      ...ownPrices.gas,
      ...(tos ? { tos } : {}),
      socialTariff,
    })
  if (ranked === 'dual') return electricity && gas && [...electricity, ...gas]
  return ranked === 'gas' ? gas : electricity
}

/** The cheapest available offer of the visitor's supplier, so that a saving is never overstated. */
function cheapestOf(
  household: Household,
  ranked: Ranked,
  electricity: readonly PricedOffer[],
  gas: readonly PricedOffer[],
): Candidate | undefined {
  const provider = household.currentProvider
  if (provider === undefined) return undefined
  const { timeOption, ...open } = protectiveFilters
  const simple = household.kva > maxSimpleKva || timeOption === undefined ? open : { ...open, timeOption }
  const theirs = (priced: readonly PricedOffer[]) =>
    priced.filter((one) => passes(one, { ...simple, provider, noNewCustomers: true }))
  return candidatesOf(ranked, theirs(electricity), theirs(gas)).toSorted(cheapestFirst)[0]
}

/** The visitor's current cost: their own prices when they typed them, else their supplier's in the catalogue. */
export function currentCost(
  household: Household,
  ranked: Ranked,
  priced: { readonly electricity: readonly PricedOffer[]; readonly gas: readonly PricedOffer[] },
  catalogue: Catalogue,
  today: IsoDate,
): CurrentCost | undefined {
  const provider = household.currentProvider && supplierGroup(household.currentProvider)
  const own = ownLines(household, ranked, catalogue, today)
  if (own) return { origin: 'bill', ...costOf(exactTotal(own)), provider, rowId: undefined }
  if (household.paidCents !== undefined)
    return { origin: 'bill', ...costOf(household.paidCents / 100), provider, rowId: undefined }
  const best = cheapestOf(household, ranked, priced.electricity, priced.gas)
  return best && { origin: 'catalogue', ...costOf(best.eur), provider, rowId: best.id }
}
