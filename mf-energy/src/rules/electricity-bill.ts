import { tryValueOn, valueOn } from 'shared-lib/rules/dated/dated-parameter'
import type { IsoDate } from 'shared-lib/rules/dates/iso-date'
import { audiovisual, dgeg, iec, socialTariffFunding } from '../data/parameters/electricity-taxes'
import { networkPower } from '../data/parameters/network-access'
import { electricitySocialTariff } from '../data/parameters/social-tariff'
import { normalVat, reducedEnergyVat, reducedNetworkPowerVat, reducedVat } from '../data/parameters/vat'
import {
  billOf,
  creditLine,
  daysPerYear,
  type Line,
  monthsPerYear,
  perDay,
  perKwh,
  perMonth,
  vatLines,
} from './bill-lines'
import type { Bill, BillPartKey, Measure } from './bill-vocabulary'

type EnergyPeriod =
  | 'energy-simple'
  | 'energy-off-peak'
  | 'energy-outside-off-peak'
  | 'energy-peak'
  | 'energy-mid'

export interface ElectricityBillInput {
  /** Day whose law and tariffs count. */
  readonly on: IsoDate
  readonly kva: number
  /** Before VAT, network access included. */
  readonly powerEurPerDay: number
  /** Yearly kWh and EUR/kWh before VAT and IEC, by period. */
  readonly energy: readonly {
    readonly period: EnergyPeriod
    readonly kwh: number
    readonly eurPerKwh: number
  }[]
  /** The price leaves the social-tariff funding out, so it is added. */
  readonly addSocialTariffFunding?: boolean
  readonly largeFamily?: boolean
  readonly socialTariff?: boolean
  readonly credit?: { readonly centsPerMonth: number; readonly months: number }
}

/** kWh of a year that are billed at the reduced VAT rate; 0 where none are. */
export function reducedVatKwh(
  { kva, largeFamily }: { readonly kva: number; readonly largeFamily: boolean },
  on: IsoDate,
): number {
  const rule = valueOn(reducedEnergyVat, on)
  if (kva > rule.maxKva) return 0
  return ((largeFamily ? rule.largeFamilyKwh : rule.kwh) / rule.perDays) * daysPerYear
}

/** DGEG fee of a year with VAT, EUR: shown apart from every total. */
export const dgegWithVat = (on: IsoDate): number =>
  valueOn(dgeg, on) * monthsPerYear * (1 + valueOn(normalVat, on))

/** Periods that make a limit exactly may sum to a hair less, because fractions are binary. */
const wholeKwh = (sum: number) => Math.round(sum * 1e6) / 1e6

/** The bill's lines in exact euros. Throws `UnknownValue` when a figure is not known for the day or the power. */
export function electricityLines(input: ElectricityBillInput): readonly Line[] {
  const { on, kva } = input
  const kwh = wholeKwh(input.energy.reduce((sum, period) => sum + period.kwh, 0))
  const networkPart = networkPowerPart(on, kva)
  const reducedPower = kva <= valueOn(reducedNetworkPowerVat, on)
  const reducedKwh = reducedVatKwh({ kva, largeFamily: input.largeFamily === true }, on)
  const reducedEnergy = kwh <= reducedKwh ? 1 : reducedKwh / kwh
  const discount = input.socialTariff ? tryValueOn(electricitySocialTariff, on) : undefined
  const powerDiscount = discount?.eurPerDay[String(kva)]
  const energyDiscount = powerDiscount === undefined ? undefined : discount?.eurPerKwh
  const tv = valueOn(audiovisual, on)
  const [reducedRate, normalRate] = [valueOn(reducedVat, on), valueOn(normalVat, on)]

  const lines: Line[] = []
  let reducedNet = 0
  let normalNet = 0
  const add = (key: BillPartKey, eur: number, reducedShare: number, measure?: Measure) => {
    if (eur === 0) return
    const vatEur = eur * (reducedShare * reducedRate + (1 - reducedShare) * normalRate)
    lines.push({ supply: 'electricity', key, eur, vatEur, ...(measure && { measure }) })
    reducedNet += eur * reducedShare
    normalNet += eur * (1 - reducedShare)
  }
  const count = (key: BillPartKey, measure: Measure, reducedShare: number) =>
    add(key, measure.quantity * measure.price, reducedShare, measure)

  count('power-network', perDay(networkPart), reducedPower ? 1 : 0)
  count('power-supplier', perDay(input.powerEurPerDay - networkPart), 0)
  for (const { period, kwh: used, eurPerKwh } of input.energy)
    count(period, perKwh(used, eurPerKwh), reducedEnergy)
  if (input.addSocialTariffFunding)
    count('social-tariff-funding', perKwh(kwh, valueOn(socialTariffFunding, on)), reducedEnergy)
  if (powerDiscount === undefined) count('iec', perKwh(kwh, valueOn(iec, on)), 0)
  if (kwh >= tv.dueFromKwhPerYear) count('audiovisual', perMonth(tv.eurPerMonth), 1)
  if (powerDiscount !== undefined && energyDiscount !== undefined) {
    const power = -powerDiscount * daysPerYear
    const energy = -energyDiscount * kwh
    const reduced = power * (reducedPower ? 1 : 0) + energy * reducedEnergy
    add('social-tariff-discount', power + energy, reduced / (power + energy))
  }
  lines.push(
    ...vatLines('electricity', { net: reducedNet, rate: reducedRate }, { net: normalNet, rate: normalRate }),
  )
  if (input.credit) lines.push(creditLine('electricity', input.credit))
  return lines
}

/** A year of electricity in cents with its parts. Mainland homes; 365 days, 12 months, one rounding at the end. */
export const electricityBill = (input: ElectricityBillInput): Bill =>
  billOf(electricityLines(input), dgegWithVat(input.on))

function networkPowerPart(on: IsoDate, kva: number): number {
  const found = valueOn(networkPower, on)[String(kva)]
  if (found === undefined) throw new RangeError(`${kva} kVA is not a contracted power`)
  return found
}
