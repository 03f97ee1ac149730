import { tryValueOn, valueOn } from 'shared-lib/rules/dated/dated-parameter'
import type { IsoDate } from 'shared-lib/rules/dates/iso-date'
import { roundHalfUpToCent } from 'shared-lib/rules/money/cents'
import type { Catalogue, EnergyPrices, TimeOption } from '../data/offers/offer'
import { gasNetworkEnergy, gasNetworkFixed } from '../data/parameters/gas-network'
import { networkEnergy, networkPower } from '../data/parameters/network-access'
import { exactTotal, type Line } from './bill-lines'
import { electricityLines } from './electricity-bill'
import { gasLines } from './gas-bill'
import { tosOf } from './municipality'
import { energyByPeriod, type PricedOffer, pricingDay } from './priced-offer'
import type { Household } from './vocabulary'

/** Above it three-period tariffs have network prices of their own. */
const lastUsualKva = 20.7

function networkPrices(timeOption: TimeOption, kva: number, on: IsoDate): EnergyPrices | undefined {
  const known = tryValueOn(networkEnergy, on)
  if (!known || timeOption === 'simple') return known && { all: known.simple }
  return timeOption === 'bi' ? known.bi : kva > lastUsualKva ? known.triAbove20 : known.tri
}

function electricityPart(timeOption: TimeOption, household: Household, on: IsoDate) {
  const { kva, largeFamily, socialTariff } = household
  const prices = networkPrices(timeOption, kva, on)
  const energy = prices && energyByPeriod(prices, household)
  const powerEurPerDay = valueOn(networkPower, on)[String(kva)]
  return energy && powerEurPerDay !== undefined
    ? electricityLines({ on, kva, powerEurPerDay, energy, largeFamily, socialTariff })
    : undefined
}

function gasPart(household: Household, on: IsoDate): readonly Line[] | undefined {
  const { gasTier: tier, kwhGas: kwh, socialTariff, municipality } = household
  const eurPerKwh = tryValueOn(gasNetworkEnergy, on)?.[tier]
  const tos = municipality && tosOf(municipality.code)
  if (eurPerKwh === undefined) return undefined
  const fixedEurPerDay = valueOn(gasNetworkFixed, on)[tier]
  return gasLines({ on, tier, kwh, fixedEurPerDay, eurPerKwh, ...(tos && { tos }), socialTariff })
}

/**
 * Cents a year that the home pays with any supplier: networks, taxes and the VAT on them, i.e. the bill of a supplier
 * that charges the network's prices and nothing more. Undefined where a network tariff of the day is not known. Throws
 * as bills do.
 */
export function equalPart(household: Household, catalogue: Catalogue, today: IsoDate) {
  const reckoned = new Map<string, number | undefined>()
  function eurOf({ row: { supply, timeOption = 'simple' } }: PricedOffer) {
    const key = `${supply} ${timeOption}`
    if (!reckoned.has(key)) {
      const { on } = pricingDay(catalogue, supply, today)
      const lines = supply === 'gas' ? gasPart(household, on) : electricityPart(timeOption, household, on)
      reckoned.set(key, lines && exactTotal(lines))
    }
    return reckoned.get(key)
  }
  return (supplies: readonly PricedOffer[]): number | undefined => {
    const parts = supplies.flatMap((one) => eurOf(one) ?? [])
    if (parts.length < supplies.length) return undefined
    return roundHalfUpToCent(parts.reduce((sum, eur) => sum + eur, 0))
  }
}
