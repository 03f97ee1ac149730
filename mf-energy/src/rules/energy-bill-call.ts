import type { Cycle, EnergyPrices } from '../data/offers/offer'
import type { BillAnswers, GasTier } from './energy-answers'

/** Yearly kWh by period: its keys choose the time option. */
type PeriodKwh = EnergyPrices

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

export interface CallProblem {
  readonly field: keyof EnergyBillCall
  readonly message: string
}

/** The invalid field, thrown to the caller of the bill. */
export class Fault extends Error {
  constructor(readonly problem: CallProblem) {
    super(problem.field)
  }
}
export const fault = (field: keyof EnergyBillCall, message: string) => new Fault({ field, message })

/** The prices of a bundle hold only together; its service and refunds are kept with one half. */
export const halfOffer = () =>
  fault(
    'offerId',
    'Esta oferta só se vende com eletricidade e gás juntos: indica as suas duas metades, unidas por +',
  )
/** A promotion whose later price was not published: three months give no yearly cost. */
export const halfYear = (months: number) =>
  fault(
    'offerId',
    `Desta oferta só conhecemos o preço dos primeiros ${months} meses: sem o que vem depois não há conta de um ano`,
  )
export const unknownOffer = () => fault('offerId', 'Não há oferta com este código no catálogo')

/** The use in the form of the meter's answers. */
export const meterOf = (kwh: PeriodKwh): BillAnswers =>
  'all' in kwh
    ? { meter: 'simple', kwhElectricity: kwh.all }
    : 'outsideOffPeak' in kwh
      ? { meter: 'bi', kwhOffPeak: kwh.offPeak, kwhOutsideOffPeak: kwh.outsideOffPeak }
      : { meter: 'tri', kwhPeak: kwh.peak, kwhMid: kwh.mid, kwhOffPeak: kwh.offPeak }
