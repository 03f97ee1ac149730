import type { IsoDate } from 'shared-lib/dates/iso-date'
import type { Catalogue, ElectricityOffer, GasOffer } from '../offers/offer'
import { contractedPowerSteps } from '../parameters/contracted-power'
import { type ElectricityBillInput, electricityBill } from './electricity-bill'
import type { EnergyAnswers, GasTier } from './energy-answers'
import { gasBill } from './gas-bill'
import { householdOf } from './household'
import { tosOf } from './municipality'
import { creditOf, pricingDay } from './priced-offer'
import { rankOffers } from './rank-offers'
import type { Bill, Cycle, OfferFilters, Ranking } from './results'

/** Yearly kWh by period: its keys choose the time option. */
export type PeriodKwh =
  | { readonly all: number }
  | { readonly offPeak: number; readonly outsideOffPeak: number }
  | { readonly peak: number; readonly mid: number; readonly offPeak: number }

export interface EnergyBillCall {
  readonly offerId: string
  readonly contractedPower?: number
  readonly cycle?: Cycle
  readonly kwh?: PeriodKwh
  readonly gasTier?: GasTier
  readonly kwhGas?: number
  /** Four-digit municipality code, for the subsoil tax. */
  readonly municipality?: string
  readonly largeFamily?: boolean
  readonly socialTariff?: boolean
}

export interface EnergyBillAnswer extends Bill {
  readonly asOf: string
  /** Last day its prices were known to hold, when it has passed. */
  readonly outdatedSince?: string
}

/** Why a bill cannot be computed: the field at fault, in the API's own words. */
export interface EnergyBillProblem {
  readonly problem: { readonly field: keyof EnergyBillCall; readonly message: string }
}

const refuse = (field: keyof EnergyBillCall, message: string): EnergyBillProblem => ({
  problem: { field, message },
})

/** A year of one offer, to the cent, with its parts. */
export function energyBill(
  call: EnergyBillCall,
  catalogue: Catalogue,
  today: IsoDate,
): EnergyBillAnswer | EnergyBillProblem {
  const offer = catalogue.offers.find((one) => one.id === call.offerId)
  if (!offer) return refuse('offerId', 'No such offer in the catalogue.')
  const day = pricingDay(catalogue, offer.supply, today)
  const bill =
    offer.supply === 'electricity' ? billElectricity(offer, call, day.on) : billGas(offer, call, day.on)
  if ('problem' in bill) return bill
  return { ...bill, asOf: catalogue.asOf, ...(day.outdated ? { outdatedSince: day.on } : {}) }
}

const isUse = (kwh: number) => Number.isFinite(kwh) && kwh >= 0

function billElectricity(
  offer: ElectricityOffer,
  call: EnergyBillCall,
  on: IsoDate,
): Bill | EnergyBillProblem {
  const { contractedPower, kwh, cycle } = call
  if (kwh === undefined || !Object.values(kwh).every(isUse))
    return refuse('kwh', 'Yearly kWh of each period, zero or more.')
  const kva = contractedPowerSteps.find((step) => step === contractedPower)
  if (kva === undefined) return refuse('contractedPower', `One of ${contractedPowerSteps.join(', ')} kVA.`)
  for (const price of offer.prices) {
    const powerEurPerDay = price.power[String(kva)]
    const energy = energyOf(price.energy, kwh)
    if (powerEurPerDay === undefined || !energy) continue
    if (cycle && price.cycles && !price.cycles.includes(cycle)) continue
    return electricityBill({
      on,
      kva,
      powerEurPerDay,
      energy,
      addSocialTariffFunding: offer.addSocialTariffFunding === true,
      largeFamily: call.largeFamily === true,
      socialTariff: call.socialTariff === true,
      credit: creditOf(offer.conditions),
    })
  }
  return refuse('kwh', 'The offer is not sold at this power with these periods.')
}

/** Joins prices with use when both have the same periods. */
function energyOf(prices: PeriodKwh, kwh: PeriodKwh): ElectricityBillInput['energy'] | undefined {
  if ('all' in prices)
    return 'all' in kwh ? [{ period: 'energy-simple', kwh: kwh.all, eurPerKwh: prices.all }] : undefined
  if ('outsideOffPeak' in prices)
    return 'outsideOffPeak' in kwh
      ? [
          { period: 'energy-outside-off-peak', kwh: kwh.outsideOffPeak, eurPerKwh: prices.outsideOffPeak },
          { period: 'energy-off-peak', kwh: kwh.offPeak, eurPerKwh: prices.offPeak },
        ]
      : undefined
  return 'peak' in kwh
    ? [
        { period: 'energy-peak', kwh: kwh.peak, eurPerKwh: prices.peak },
        { period: 'energy-mid', kwh: kwh.mid, eurPerKwh: prices.mid },
        { period: 'energy-off-peak', kwh: kwh.offPeak, eurPerKwh: prices.offPeak },
      ]
    : undefined
}

function billGas(offer: GasOffer, call: EnergyBillCall, on: IsoDate): Bill | EnergyBillProblem {
  if (call.kwhGas === undefined || !isUse(call.kwhGas)) return refuse('kwhGas', 'Yearly kWh, zero or more.')
  if (call.gasTier === undefined) return refuse('gasTier', 'One of 1, 2, 3, 4.')
  const band = offer.bands[call.gasTier]
  if (!band) return refuse('gasTier', 'The offer is not sold in this tier.')
  const tos = call.municipality === undefined ? undefined : tosOf(call.municipality)
  if (call.municipality !== undefined && !tos) return refuse('municipality', 'No natural-gas network there.')
  return gasBill({
    on,
    tier: call.gasTier,
    kwh: call.kwhGas,
    fixedEurPerDay: band[0],
    eurPerKwh: band[1],
    addNetworkFixed: offer.addNetworkFixed === true,
    ...(tos ? { tos } : {}),
    socialTariff: call.socialTariff === true,
    credit: creditOf(offer.conditions),
  })
}

export interface EnergyRankingCall {
  readonly answers: EnergyAnswers
  readonly filters?: OfferFilters
}

/** The catalogue in the order of what this household would pay, with the reasons. */
export const energyRanking = (call: EnergyRankingCall, catalogue: Catalogue, today: IsoDate): Ranking =>
  rankOffers(householdOf(call.answers, today), catalogue, call.filters ?? {}, today)
