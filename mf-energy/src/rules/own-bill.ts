import { type Cents, roundHalfUpToCent } from 'shared-lib/rules/money/cents'
import type { EnergyPrices } from '../data/offers/offer'
import { daysPerYear, monthsPerYear } from './bill-lines'
import type { BillAnswers, EnergyAnswers } from './energy-answers'
import type { Household } from './vocabulary'

type Periods = EnergyPrices

/** kWh of a year by period of the visitor's meter; undefined while one of them is missing. */
export function statedPeriods(answers: BillAnswers): Periods | undefined {
  const times = answers.kwhPeriod === 'month' ? monthsPerYear : 1
  const { kwhElectricity, kwhOffPeak, kwhOutsideOffPeak, kwhPeak, kwhMid } = answers
  if (answers.meter === 'tri')
    return kwhPeak === undefined || kwhMid === undefined || kwhOffPeak === undefined
      ? undefined
      : { peak: kwhPeak * times, mid: kwhMid * times, offPeak: kwhOffPeak * times }
  if (answers.meter === 'bi')
    return kwhOffPeak === undefined || kwhOutsideOffPeak === undefined
      ? undefined
      : { offPeak: kwhOffPeak * times, outsideOffPeak: kwhOutsideOffPeak * times }
  return kwhElectricity === undefined ? undefined : { all: kwhElectricity * times }
}

/** kWh of gas in a year off the bill. */
export const statedGas = ({ kwhGas, gasKwhPeriod }: BillAnswers): number | undefined =>
  kwhGas === undefined ? undefined : kwhGas * (gasKwhPeriod === 'month' ? monthsPerYear : 1)

/** Whether the bill gives a year's use of all that is compared. */
export const statesUse = (answers: EnergyAnswers): boolean =>
  (answers.energyType === 'gas' || statedPeriods(answers) !== undefined) &&
  (answers.energyType === 'electricity' || statedGas(answers) !== undefined)

export const totalOf = (periods: Periods): number =>
  Object.values(periods).reduce((sum: number, kwh: number) => sum + kwh, 0)

/** Shares of each period, for tariffs counted in other ways than the visitor's meter. */
export function splitOf(periods: Periods): Partial<Household['split']> {
  const total = totalOf(periods)
  if (total === 0 || 'all' in periods) return {}
  if ('outsideOffPeak' in periods)
    return { bi: { offPeak: periods.offPeak / total, outsideOffPeak: periods.outsideOffPeak / total } }
  const { peak, mid, offPeak } = periods
  return {
    bi: { offPeak: offPeak / total, outsideOffPeak: (peak + mid) / total },
    tri: { peak: peak / total, mid: mid / total, offPeak: offPeak / total },
  }
}

/** The visitor's current prices, as an offer's; undefined while one is missing. */
export function ownPrices(answers: EnergyAnswers): Household['ownPrices'] {
  const energy = electricityPrices(answers)
  const { powerPrice, gasFixedPrice, gasEnergyPrice } = answers
  return {
    ...(powerPrice !== undefined && energy && { electricity: { powerEurPerDay: powerPrice, energy } }),
    ...(gasFixedPrice !== undefined &&
      gasEnergyPrice !== undefined && { gas: { fixedEurPerDay: gasFixedPrice, eurPerKwh: gasEnergyPrice } }),
  }
}

function electricityPrices(answers: BillAnswers): EnergyPrices | undefined {
  const { energyPrice, offPeakPrice, outsideOffPeakPrice, peakPrice, midPrice } = answers
  if (answers.meter === 'tri')
    return peakPrice === undefined || midPrice === undefined || offPeakPrice === undefined
      ? undefined
      : { peak: peakPrice, mid: midPrice, offPeak: offPeakPrice }
  if (answers.meter === 'bi')
    return offPeakPrice === undefined || outsideOffPeakPrice === undefined
      ? undefined
      : { offPeak: offPeakPrice, outsideOffPeak: outsideOffPeakPrice }
  return energyPrice === undefined ? undefined : { all: energyPrice }
}

/** Days of a bill that gives none: most come every month. */
export const usualBillDays = 30

/** Cents of a year at the pace of the last bill; undefined without one. */
export const paidYearlyCents = ({ billTotal, billDays = usualBillDays }: BillAnswers): Cents | undefined =>
  billTotal === undefined ? undefined : roundHalfUpToCent((billTotal / 100 / billDays) * daysPerYear)
