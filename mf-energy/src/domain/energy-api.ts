import { UnknownValue } from 'shared-lib/dated/dated-parameter'
import type { IsoDate } from 'shared-lib/dates/iso-date'
import type { Catalogue, ElectricityOffer, EnergyPrices, GasOffer, Offer } from '../offers/offer'
import { contractedPowerSteps } from '../parameters/contracted-power'
import { billOf } from './bill-lines'
import { dgegWithVat } from './electricity-bill'
import type { BillAnswers, EnergyAnswers, GasTier } from './energy-answers'
import { householdOf } from './household'
import { type Market, priceMarket } from './market'
import { hasGasNetwork, municipalityNamed } from './municipality'
import { refusal } from './not-covered'
import { type PricedOffer, pricingDay } from './priced-offer'
import type { Bill, Cycle, Household, RowSupply } from './results'

/** Yearly kWh by period: its keys choose the time option. */
export type PeriodKwh = EnergyPrices

export interface EnergyBillCall {
  /** Of one offer, or of a row of the ranking: `offer~option`, electricity and gas joined by `+`. */
  readonly offerId: string
  readonly contractedPower?: number
  readonly cycle?: Cycle
  readonly kwh?: PeriodKwh
  readonly gasTier?: GasTier
  readonly kwhGas?: number
  /** Code or name, for the subsoil tax. */
  readonly municipality?: string
  readonly largeFamily?: boolean
  readonly socialTariff?: boolean
}

export interface EnergyBillAnswer extends Bill {
  /** One supply, or electricity then gas. */
  readonly supplies: readonly RowSupply[]
  /** Its prices are the last known, and their time has passed. */
  readonly outdated: boolean
  readonly doubtful: boolean
  /** Day the catalogue was collected, and what its licence asks for. */
  readonly asOf: string
  readonly credit: string
  readonly licence: string
}

export interface CallProblem {
  readonly field: keyof EnergyBillCall
  readonly message: string
}

/** The field at fault, thrown to whoever asked for the bill. */
class Fault extends Error {
  constructor(readonly problem: CallProblem) {
    super(problem.field)
  }
}
const fault = (field: keyof EnergyBillCall, message: string) => new Fault({ field, message })

const required = 'Este campo é obrigatório para esta oferta'
const decimal = (value: number) => String(value).replace('.', ',')

interface Wanted {
  readonly electricity?: ElectricityOffer
  readonly gas?: GasOffer
}

/** The offers that an id names: one, or electricity then gas. */
function wantedOffers({ offerId }: EnergyBillCall, catalogue: Catalogue): Wanted {
  const found = offerId
    .split('+')
    .map((id) => catalogue.offers.find((offer: Offer) => offer.id === id.split('~')[0]))
  const electricity = found.find((offer) => offer?.supply === 'electricity')
  const gas = found.find((offer) => offer?.supply === 'gas')
  if (found.length !== [electricity, gas].filter(Boolean).length)
    throw fault('offerId', 'Não há oferta com este código no catálogo')
  return { ...(electricity && { electricity }), ...(gas && { gas }) }
}

/** What is missing of the call, all at once. */
const missing = (call: EnergyBillCall, { electricity, gas }: Wanted): readonly CallProblem[] =>
  (
    [
      ...(electricity ? (['contractedPower', 'kwh'] as const) : []),
      ...(gas ? (['gasTier', 'kwhGas'] as const) : []),
    ] as const
  )
    .filter((field) => call[field] === undefined)
    .map((field) => ({ field, message: required }))

const meterOf = (kwh: PeriodKwh): BillAnswers =>
  'all' in kwh
    ? { meter: 'simple', kwhElectricity: kwh.all }
    : 'outsideOffPeak' in kwh
      ? { meter: 'bi', kwhOffPeak: kwh.offPeak, kwhOutsideOffPeak: kwh.outsideOffPeak }
      : { meter: 'tri', kwhPeak: kwh.peak, kwhMid: kwh.mid, kwhOffPeak: kwh.offPeak }

function homeOf(call: EnergyBillCall, { electricity, gas }: Wanted, today: IsoDate): Household {
  const municipality = call.municipality === undefined ? undefined : municipalityNamed(call.municipality)
  if (call.municipality !== undefined && !municipality)
    throw fault('municipality', 'Só conhecemos os concelhos de Portugal continental, por código ou nome')
  if (gas && municipality && !hasGasNetwork(municipality.code))
    throw fault('municipality', refusal('no-gas-network').text)
  const answers: EnergyAnswers = {
    energyType: electricity && gas ? 'dual' : gas ? 'gas' : 'electricity',
    contractedPower: call.contractedPower,
    ...(call.kwh && meterOf(call.kwh)),
    gasTier: call.gasTier,
    kwhGas: call.kwhGas,
    municipality: municipality?.code,
    largeFamily: call.largeFamily,
    socialTariff: call.socialTariff,
  }
  const home = householdOf(answers, today)
  // Of no use at all every split is right.
  return { ...home, split: { tri: { peak: 0, mid: 0, offPeak: 1 }, ...home.split } }
}

const optionWords = {
  simple: 'simples (all)',
  bi: 'bi-horária (offPeak, outsideOffPeak)',
  tri: 'tri-horária (peak, mid, offPeak)',
}
const cycleWords: Readonly<Record<Cycle, string>> = { daily: 'diário (daily)', weekly: 'semanal (weekly)' }

const listed = (words: Iterable<string>) => [...new Set(words)].join(', ')

/** The one way in which the offer is sold as asked. */
function electricityWay(call: EnergyBillCall, offer: ElectricityOffer, { electricity }: Market): PricedOffer {
  const powers = contractedPowerSteps.filter((step) =>
    offer.prices.some(({ power }) => String(step) in power),
  )
  if (!powers.some((step) => step === call.contractedPower))
    throw fault('contractedPower', `Esta oferta só se vende com ${listed(powers.map(decimal))} kVA`)
  const asked = call.offerId.split('+').find((id) => id.startsWith(`${offer.id}~`))
  const named = electricity.filter(({ id }) => asked === undefined || id === asked)
  const option = meterOf(call.kwh ?? { all: 0 }).meter
  const inOption = named.filter(({ row }) => row.timeOption === option)
  if (inOption.length === 0)
    throw fault(
      'kwh',
      named.length === 0
        ? 'Esta oferta não se vende para este consumo'
        : `Com esta potência, esta oferta só se vende em tarifa ${listed(named.map(({ row }) => optionWords[row.timeOption ?? 'simple']))}`,
    )
  const inCycle = inOption.filter(({ row }) => !call.cycle || !row.cycles || row.cycles.includes(call.cycle))
  const [only, ...others] = inCycle
  const sold = listed(inOption.flatMap(({ row }) => row.cycles ?? []).map((cycle) => cycleWords[cycle]))
  if (!only) throw fault('cycle', `Esta oferta só se vende em ciclo ${sold}`)
  if (others.length > 0 && others.some(({ row }) => row.cycles))
    throw fault('cycle', `O preço desta oferta depende do ciclo: ${sold}`)
  return only
}

function gasWay(call: EnergyBillCall, offer: GasOffer, { gas: [way] }: Market): PricedOffer {
  const tiers = Object.keys(offer.bands)
  if (!tiers.includes(String(call.gasTier)))
    throw fault('gasTier', `Esta oferta só se vende nos escalões ${listed(tiers)}`)
  if (!way) throw fault('kwhGas', 'Esta oferta não se vende para este consumo')
  return way
}

function billed(
  call: EnergyBillCall,
  wanted: Wanted,
  catalogue: Catalogue,
  today: IsoDate,
): EnergyBillAnswer {
  const { electricity, gas } = wanted
  const offers = [electricity, gas].filter((offer) => offer !== undefined)
  if (call.socialTariff && offers.some((offer) => offer.socialTariff === false))
    throw fault('socialTariff', 'Esta oferta não aceita a tarifa social')
  const market = priceMarket(homeOf(call, wanted, today), { ...catalogue, offers }, today)
  const ways = [
    ...(electricity ? [electricityWay(call, electricity, market)] : []),
    ...(gas ? [gasWay(call, gas, market)] : []),
  ]
  const { on } = pricingDay(catalogue, 'electricity', today)
  return {
    ...billOf(
      ways.flatMap(({ lines }) => lines),
      electricity ? dgegWithVat(on) : 0,
    ),
    supplies: ways.map(({ row }) => row),
    outdated: ways.some(({ row }) => row.outdatedSince !== undefined),
    doubtful: ways.some(({ row }) => row.doubt !== undefined),
    asOf: catalogue.asOf,
    credit: catalogue.credit,
    licence: catalogue.licence,
  }
}

/** A year of one offer (or of electricity and gas together), to the cent with its parts, priced as the ranking does. */
export function energyBill(
  call: EnergyBillCall,
  catalogue: Catalogue,
  today: IsoDate,
): { readonly result: EnergyBillAnswer } | { readonly problems: readonly CallProblem[] } {
  try {
    const wanted = wantedOffers(call, catalogue)
    const problems = missing(call, wanted)
    return problems.length > 0 ? { problems } : { result: billed(call, wanted, catalogue, today) }
  } catch (error) {
    if (error instanceof Fault) return { problems: [error.problem] }
    if (error instanceof UnknownValue)
      return { problems: [{ field: 'offerId', message: refusal('unknown-figures').text }] }
    throw error
  }
}
