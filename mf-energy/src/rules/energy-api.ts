import { UnknownValue } from 'shared-lib/rules/dated/dated-parameter'
import type { IsoDate } from 'shared-lib/rules/dates/iso-date'
import { type PriceAge, weakerAge } from 'shared-lib/rules/offers/price-age'
import type { Catalogue, ElectricityOffer, GasOffer, Offer, Supply } from '../data/offers/offer'
import { billOf } from './bill-lines'
import type { Bill, BillPartKey } from './bill-vocabulary'
import { dgegWithVat } from './electricity-bill'
import type { EnergyAnswers } from './energy-answers'
import {
  type CallProblem,
  type EnergyBillCall,
  Fault,
  fault,
  halfOffer,
  halfYear,
  meterOf,
  unknownOffer,
} from './energy-bill-call'
import { isKnownYear, promotionMonths } from './first-months'
import { homeNotes } from './home-notes'
import { householdOf } from './household'
import { priceMarket } from './market'
import { hasGasNetwork, municipalityNamed } from './municipality'
import { refusal } from './not-covered'
import { noteWords } from './note-words'
import { electricityWay, gasWay } from './offer-way'
import { pricingDay } from './priced-offer'
import type { Household, Note, RowSupply } from './vocabulary'

/** With the age of its oldest price, and what it may be used for by then. */
export interface EnergyBillAnswer extends Bill, PriceAge {
  /** One supply, or electricity then gas. */
  readonly supplies: readonly RowSupply[]
  /** Its prices are the last known, and their time has passed. */
  readonly outdated: boolean
  readonly doubtful: boolean
  /** Lines of the bill that are not in it because nothing is known of them. */
  readonly unknown: readonly BillPartKey[]
  /** Notes on the bill: codes, and the same in Portuguese sentences. */
  readonly notes: readonly Note[]
  readonly noteTexts: readonly string[]
  /** Credit that the catalogue's licence asks for. */
  readonly credit: string
  readonly licence: string
}

const required = 'Este campo é obrigatório para esta oferta'
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
  if (found.length !== [electricity, gas].filter(Boolean).length) throw unknownOffer()
  if (electricity?.bundle !== gas?.bundle) throw halfOffer()
  for (const offer of found) if (offer && !isKnownYear(offer)) throw halfYear(promotionMonths(offer) ?? 0)
  return { ...(electricity && { electricity }), ...(gas && { gas }) }
}

/** All that is missing of the call, at once. */
const missing = (call: EnergyBillCall, { electricity, gas }: Wanted): readonly CallProblem[] =>
  (
    [
      ...(electricity ? (['contractedPower', 'kwh'] as const) : []),
      ...(gas ? (['gasTier', 'kwhGas'] as const) : []),
    ] as const
  )
    .filter((field) => call[field] === undefined)
    .map((field) => ({ field, message: required }))

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

/** Costs that the bill leaves out, and answers taken as given though they do not fit. */
function billNotes(
  home: Household,
  { electricity, gas }: Wanted,
  catalogue: Catalogue,
  today: IsoDate,
): readonly Note[] {
  const on = (supply: Supply) => pricingDay(catalogue, supply, today).on
  return [
    ...homeNotes(home, {
      ...(electricity && { electricity: on('electricity') }),
      ...(gas && { gas: on('gas') }),
    }),
    ...(gas && !home.municipality ? (['subsoil-tax-unknown'] as const) : []),
  ]
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
  const home = homeOf(call, wanted, today)
  const market = priceMarket(home, { ...catalogue, offers }, today)
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
    ...ways.map(({ age }) => age).reduce(weakerAge),
    supplies: ways.map(({ row }) => row),
    outdated: ways.some(({ age }) => age.ended !== undefined),
    doubtful: ways.some(({ row }) => row.doubt !== undefined),
    ...noteParts(billNotes(home, wanted, catalogue, today), catalogue),
    credit: catalogue.credit,
    licence: catalogue.licence,
  }
}

const noteParts = (notes: readonly Note[], { valid }: Catalogue) => ({
  unknown: notes.includes('subsoil-tax-unknown') ? (['tos'] as const) : [],
  notes,
  noteTexts: notes.map((note) =>
    noteWords(note, { validTo: { electricity: valid.electricity.to, gas: valid.gas.to } }),
  ),
})

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
