import type { IsoDate } from 'shared-lib/dates/iso-date'
import type {
  Catalogue,
  ElectricityOffer,
  ElectricityPrice,
  EnergyPrices,
  GasOffer,
  Offer,
} from '../offers/offer'
import { exactTotal, type Line, toCents } from './bill-lines'
import { type ElectricityBillInput, electricityLines } from './electricity-bill'
import { gasLines } from './gas-bill'
import { tosOf } from './municipality'
import type { Household, OfferCondition, RowSupply, Supply } from './results'

/** One supply of one offer, sold one way, for one household. */
export interface PricedOffer {
  readonly id: string
  readonly offer: Offer
  readonly row: RowSupply
  readonly lines: readonly Line[]
  /** Exact euros a year. */
  readonly eur: number
  /** EUR/kWh before VAT that moves with the use; with `eur` it gives the break-even. */
  readonly slope: number
}

/** Day the prices are computed for: today, or the last day they were known to hold. */
export function pricingDay(
  catalogue: Catalogue,
  supply: Supply,
  today: IsoDate,
): { on: IsoDate; outdated: boolean } {
  const { from, to } = catalogue.valid[supply]
  if (today > to) return { on: to as IsoDate, outdated: true }
  return { on: today < from ? (from as IsoDate) : today, outdated: false }
}

/** kWh of each period of a price, or `undefined` when the household's split is not known. */
export function energyByPeriod(
  prices: EnergyPrices,
  household: Pick<Household, 'kwhElectricity' | 'split'>,
): ElectricityBillInput['energy'] | undefined {
  const { kwhElectricity: kwh, split } = household
  if ('all' in prices) return [{ period: 'energy-simple', kwh, eurPerKwh: prices.all }]
  if ('outsideOffPeak' in prices)
    return [
      {
        period: 'energy-outside-off-peak',
        kwh: kwh * split.bi.outsideOffPeak,
        eurPerKwh: prices.outsideOffPeak,
      },
      { period: 'energy-off-peak', kwh: kwh * split.bi.offPeak, eurPerKwh: prices.offPeak },
    ]
  if (!split.tri) return undefined
  return [
    { period: 'energy-peak', kwh: kwh * split.tri.peak, eurPerKwh: prices.peak },
    { period: 'energy-mid', kwh: kwh * split.tri.mid, eurPerKwh: prices.mid },
    { period: 'energy-off-peak', kwh: kwh * split.tri.offPeak, eurPerKwh: prices.offPeak },
  ]
}

export const creditOf = (conditions: readonly OfferCondition[] = []) =>
  conditions.find((condition) => condition.kind === 'invoice-credit')

/** Every way the electricity offers are sold at the household's power; three-period ones only with a split. */
export function priceElectricity(
  household: Household,
  catalogue: Catalogue,
  today: IsoDate,
): readonly PricedOffer[] {
  const day = pricingDay(catalogue, 'electricity', today)
  return catalogue.offers.flatMap((offer) =>
    offer.supply === 'electricity'
      ? offer.prices.flatMap((price) => priceOne(offer, price, household, catalogue, day) ?? [])
      : [],
  )
}

function priceOne(
  offer: ElectricityOffer,
  price: ElectricityPrice,
  household: Household,
  catalogue: Catalogue,
  day: { readonly on: IsoDate; readonly outdated: boolean },
): PricedOffer | undefined {
  const powerEurPerDay = price.power[String(household.kva)]
  const energy = energyByPeriod(price.energy, household)
  if (powerEurPerDay === undefined || energy === undefined) return undefined
  const lines = electricityLines({
    on: day.on,
    kva: household.kva,
    powerEurPerDay,
    energy,
    addSocialTariffFunding: offer.addSocialTariffFunding === true,
    largeFamily: household.largeFamily,
    socialTariff: household.socialTariff,
    credit: creditOf(offer.conditions),
  })
  const movable = lines.filter(
    (line) => line.key.startsWith('energy-') || line.key === 'social-tariff-funding',
  )
  return {
    // Some offers price the two cycles apart: both then stand in the ranking.
    id: [offer.id, price.timeOption, ...(price.cycles?.length === 1 ? price.cycles : [])].join('~'),
    offer,
    row: {
      ...rowOf(offer, lines, catalogue, day),
      renewable: offer.renewable === true,
      timeOption: price.timeOption,
      ...(price.cycles ? { cycles: price.cycles } : {}),
    },
    lines,
    eur: exactTotal(lines),
    slope: household.kwhElectricity > 0 ? exactTotal(movable) / household.kwhElectricity : 0,
  }
}

/** The gas offers sold in the household's tier. */
export function priceGas(household: Household, catalogue: Catalogue, today: IsoDate): readonly PricedOffer[] {
  const day = pricingDay(catalogue, 'gas', today)
  const tos = household.municipality && tosOf(household.municipality.code)
  return catalogue.offers.flatMap((offer) =>
    offer.supply === 'gas' ? (priceBand(offer, household, tos, catalogue, day) ?? []) : [],
  )
}

function priceBand(
  offer: GasOffer,
  household: Household,
  tos: ReturnType<typeof tosOf>,
  catalogue: Catalogue,
  day: { readonly on: IsoDate; readonly outdated: boolean },
): PricedOffer | undefined {
  const band = offer.bands[household.gasTier]
  if (band === undefined) return undefined
  const [fixedEurPerDay, eurPerKwh] = band
  const lines = gasLines({
    on: day.on,
    tier: household.gasTier,
    kwh: household.kwhGas,
    fixedEurPerDay,
    eurPerKwh,
    addNetworkFixed: offer.addNetworkFixed === true,
    ...(tos ? { tos } : {}),
    socialTariff: household.socialTariff,
    credit: creditOf(offer.conditions),
  })
  return {
    id: offer.id,
    offer,
    row: rowOf(offer, lines, catalogue, day),
    lines,
    eur: exactTotal(lines),
    slope: eurPerKwh,
  }
}

const rowOf = (
  offer: Offer,
  lines: readonly Line[],
  catalogue: Catalogue,
  day: { readonly on: IsoDate; readonly outdated: boolean },
): RowSupply => ({
  supply: offer.supply,
  offerId: offer.id,
  offerName: offer.name,
  provider: offer.provider,
  providerName: catalogue.providers[offer.provider] ?? offer.provider,
  regulated: offer.regulated === true,
  renewable: undefined,
  loyalty: offer.loyalty,
  indexed: offer.indexed === true,
  url: offer.url,
  yearlyCents: toCents(exactTotal(lines)),
  conditions: [...(offer.conditions ?? []), ...(offer.loyalty ? [{ kind: 'loyalty' } as const] : [])],
  ...(offer.doubt === undefined ? {} : { doubt: offer.doubt }),
  ...(day.outdated ? { outdatedSince: day.on } : {}),
})
