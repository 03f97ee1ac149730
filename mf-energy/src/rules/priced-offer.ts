import type { IsoDate } from 'shared-lib/rules/dates/iso-date'
import { roundHalfUpToCent } from 'shared-lib/rules/money/cents'
import { offerAge } from 'shared-lib/rules/offers/catalogue'
import type { PriceAge } from 'shared-lib/rules/offers/price-age'
import type {
  Catalogue,
  ElectricityOffer,
  ElectricityPrice,
  EnergyPrices,
  GasOffer,
  Offer,
  OfferCondition,
  Supply,
} from '../data/offers/offer'
import { exactTotal, type Line, monthsPerYear } from './bill-lines'
import { type ElectricityBillInput, electricityLines } from './electricity-bill'
import { isKnownYear, promotionMonths, yearOf } from './first-months'
import { gasLines } from './gas-bill'
import { tosOf } from './municipality'
import { extraLines, refundMoves } from './offer-extras'
import { isSoldFor } from './offer-filters'
import type { Household, RowSupply } from './vocabulary'

/** One supply of one offer, sold one way, for one household. */
export interface PricedOffer {
  readonly id: string
  readonly offer: Offer
  readonly row: RowSupply
  readonly age: PriceAge
  readonly lines: readonly Line[]
  /** Exact euros a year. */
  readonly eur: number
  /**
   * EUR/kWh before VAT that moves with the use; with `eur` it gives the break-even. `undefined` where a refund moves
   * with the use, too: it follows no VAT rate.
   */
  readonly slope: number | undefined
}

/** Day the prices are computed for: today, or the last day they were known to hold. */
export function pricingDay(catalogue: Catalogue, supply: Supply, today: IsoDate): PricingDay {
  const { from, to } = catalogue.valid[supply]
  if (today > to) return { on: to as IsoDate, outdated: true, today }
  return { on: today < from ? (from as IsoDate) : today, outdated: false, today }
}

interface PricingDay {
  readonly on: IsoDate
  readonly outdated: boolean
  readonly today: IsoDate
}

/** How old an offer's price is: it ends with the offer, and no later than the tariff year it was published for. */
const ageOf = (offer: Offer, { valid }: Catalogue, today: IsoDate): PriceAge =>
  offerAge(offer, today, valid[offer.supply].to)

/** The catalogue without the prices that are only a picture of their day. */
export const withoutHistoric = (catalogue: Catalogue, today: IsoDate): Catalogue => ({
  ...catalogue,
  offers: catalogue.offers.filter((offer) => ageOf(offer, catalogue, today).standing !== 'historic'),
})

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

const creditOf = (conditions: readonly OfferCondition[] = []) =>
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
  day: PricingDay,
): PricedOffer | undefined {
  if (!isKnownYear(offer) || !isSoldFor(offer, household.kwhElectricity)) return undefined
  const months = promotionMonths(offer)
  const own = priceLines(offer, price, household, day)
  const after = months === undefined ? own : laterLines(offer, price, household, day)
  if (!own || !after) return undefined
  const lines = months === undefined ? own : yearOf(own, after, months)
  const movable = lines.filter(
    (line) => line.key.startsWith('energy-') || line.key === 'social-tariff-funding',
  )
  return {
    // Some offers price the two cycles apart: the ranking then has a row for each.
    id: [offer.id, price.timeOption, ...(price.cycles?.length === 1 ? price.cycles : [])].join('~'),
    offer,
    row: {
      ...rowOf(offer, lines, catalogue, day.today),
      renewable: offer.renewable === true,
      timeOption: price.timeOption,
      ...(price.cycles ? { cycles: price.cycles } : {}),
    },
    age: ageOf(offer, catalogue, day.today),
    lines,
    eur: exactTotal(lines),
    slope: refundMoves(offer) ? undefined : exactTotal(movable) / (household.kwhElectricity || 1),
  }
}

/** A year at one price; undefined where it is not sold at the household's power, or its split is not known. */
function priceLines(
  offer: ElectricityOffer,
  price: ElectricityPrice,
  household: Household,
  day: PricingDay,
): readonly Line[] | undefined {
  const powerEurPerDay = price.power[String(household.kva)]
  const energy = energyByPeriod(price.energy, household)
  if (powerEurPerDay === undefined || energy === undefined) return undefined
  const bill = electricityLines({
    on: day.on,
    kva: household.kva,
    powerEurPerDay,
    energy,
    addSocialTariffFunding: offer.addSocialTariffFunding === true,
    largeFamily: household.largeFamily,
    socialTariff: household.socialTariff,
    credit: creditOf(offer.conditions),
  })
  return [...bill, ...extraLines(offer, bill, household.kwhElectricity)]
}

/** A year at the price that follows a promotion, sold the same way. */
function laterLines(
  { later }: ElectricityOffer,
  { timeOption, cycles }: ElectricityPrice,
  household: Household,
  day: PricingDay,
): readonly Line[] | undefined {
  const same = later?.prices.filter((price) => price.timeOption === timeOption) ?? []
  const price =
    same.find((one) => String(one.cycles) === String(cycles) && String(household.kva) in one.power) ??
    same.find((one) => String(household.kva) in one.power)
  return later && price && priceLines(later, price, household, day)
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
  day: PricingDay,
): PricedOffer | undefined {
  if (!isKnownYear(offer) || !isSoldFor(offer, household.kwhGas)) return undefined
  const months = promotionMonths(offer)
  const own = bandLines(offer, household, tos, day)
  const after = months === undefined ? own : offer.later && bandLines(offer.later, household, tos, day)
  if (!own || !after) return undefined
  const lines = months === undefined ? own.lines : yearOf(own.lines, after.lines, months)
  const share = (months ?? monthsPerYear) / monthsPerYear
  return {
    id: offer.id,
    offer,
    row: rowOf(offer, lines, catalogue, day.today),
    age: ageOf(offer, catalogue, day.today),
    lines,
    eur: exactTotal(lines),
    slope: refundMoves(offer) ? undefined : own.eurPerKwh * share + after.eurPerKwh * (1 - share),
  }
}

/** A year at the price of the household's tier; undefined where that is not sold. */
function bandLines(
  offer: GasOffer,
  household: Household,
  tos: ReturnType<typeof tosOf>,
  day: PricingDay,
): { readonly lines: readonly Line[]; readonly eurPerKwh: number } | undefined {
  const band = offer.bands[household.gasTier]
  if (band === undefined) return undefined
  const [fixedEurPerDay, eurPerKwh] = band
  const bill = gasLines({
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
  return { lines: [...bill, ...extraLines(offer, bill, household.kwhGas)], eurPerKwh }
}

function rowOf(offer: Offer, lines: readonly Line[], catalogue: Catalogue, today: IsoDate): RowSupply {
  const since = ageOf(offer, catalogue, today).ended
  return {
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
    yearlyCents: roundHalfUpToCent(exactTotal(lines)),
    conditions: [...(offer.conditions ?? []), ...(offer.loyalty ? [{ kind: 'loyalty' } as const] : [])],
    ...(offer.evidence.doubt === undefined ? {} : { doubt: offer.evidence.doubt }),
    ...(since && { outdatedSince: since }),
  }
}
