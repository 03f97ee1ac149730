import { formatNumber } from 'shared-lib/rules/money/format-number'
import type { Cycle, ElectricityOffer, GasOffer } from '../data/offers/offer'
import { contractedPowerSteps } from '../data/parameters/contracted-power'
import { type EnergyBillCall, fault, meterOf, unknownOffer } from './energy-bill-call'
import type { Market } from './market'
import type { PricedOffer } from './priced-offer'

const optionWords = {
  simple: 'simples (all)',
  bi: 'bi-horária (offPeak, outsideOffPeak)',
  tri: 'tri-horária (peak, mid, offPeak)',
}
const cycleWords: Readonly<Record<Cycle, string>> = { daily: 'diário (daily)', weekly: 'semanal (weekly)' }

const listed = (words: Iterable<string>) => [...new Set(words)].join(', ')

/** The single price of the offer that matches the call. Throws a `Fault` with the options on sale. */
export function electricityWay(
  call: EnergyBillCall,
  offer: ElectricityOffer,
  { electricity }: Market,
): PricedOffer {
  const powers = contractedPowerSteps.filter((step) =>
    offer.prices.some(({ power }) => String(step) in power),
  )
  if (!powers.some((step) => step === call.contractedPower))
    throw fault(
      'contractedPower',
      `Esta oferta só se vende com ${listed(powers.map((kva) => formatNumber(kva)))} kVA`,
    )
  const asked = call.offerId.split('+').find((id) => id.startsWith(`${offer.id}~`))
  if (asked !== undefined && !electricity.some(({ id }) => id === asked)) throw unknownOffer()
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

/** The offer in the requested tier. Throws a `Fault` with the tiers on sale. */
export function gasWay(call: EnergyBillCall, offer: GasOffer, { gas: [way] }: Market): PricedOffer {
  const tiers = Object.keys(offer.bands)
  if (!tiers.includes(String(call.gasTier)))
    throw fault('gasTier', `Esta oferta só se vende nos escalões ${listed(tiers)}`)
  if (!way) throw fault('kwhGas', 'Esta oferta não se vende para este consumo')
  return way
}
