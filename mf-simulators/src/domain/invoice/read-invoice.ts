import { cpeIn, cuiIn, cycleIn, gasTierIn, type Meter, meterIn, socialTariffIn, totalIn } from './contract'
import { type BillingPeriod, billingPeriodIn, daysIn } from './dates'
import { energiesIn, energyTeller } from './energy-kind'
import { contractedPowerIn, gasFixedPriceIn, powerPriceIn } from './fixed-terms'
import type { Found } from './found'
import { withoutMisread } from './misread'
import { pageLines } from './page-lines'
import { readingsOf } from './readings'
import { supplierIn } from './suppliers'
import { supplyPostalCodeIn } from './supply-address'
import type { TextItem } from './text-item'
import { pricesNetworksApart, type Uses, usesIn, yearlyUseIn } from './uses'

/** Findings in an electricity or gas invoice, each with the lines it was read from. A missing one was not found. */
export interface InvoiceFindings {
  readonly energyType?: 'dual' | 'electricity' | 'gas'
  /** ERSE's code of the supplier. */
  readonly supplier?: Found<string>
  /** `0000-000` of the home supplied. */
  readonly postalCode?: Found<string>
  readonly period?: Found<BillingPeriod>
  readonly days?: Found<number>
  /** EUR with VAT. */
  readonly total?: Found<number>
  readonly socialTariff?: Found<boolean>
  readonly cpe?: Found<string>
  /** kVA. */
  readonly contractedPower?: Found<number>
  /** EUR/day without VAT. */
  readonly powerPrice?: Found<number>
  readonly meter?: Found<Meter>
  readonly cycle?: Found<'daily' | 'weekly'>
  readonly electricity: Uses
  /** kWh of a year. */
  readonly yearlyKwh?: Found<number>
  /** The networks stand apart by the kWh, so that the prices found may be only a part. */
  readonly networksApart?: true
  readonly cui?: Found<string>
  readonly gasTier?: Found<number>
  readonly gas: Uses
  /** EUR/day without VAT. */
  readonly gasFixedPrice?: Found<number>
  readonly gasYearlyKwh?: Found<number>
}

type Present<Values> = { [Name in keyof Values]?: Exclude<Values[Name], undefined> }

const present = <Values extends object>(values: Values) =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as Present<Values>

/**
 * Reads the pieces of text of an invoice. Finds by labels and units; where things stand only tells lines and columns.
 * @param pictured the text was recognised in a picture, whose letters may be mistaken
 */
export function readInvoice(items: readonly TextItem[], pictured = false): InvoiceFindings {
  const lines = pageLines(items)
  const readings = pictured ? withoutMisread(readingsOf(lines)) : readingsOf(lines)
  const energyOf = energyTeller(lines)
  const kinds = energiesIn(lines)
  const electricity = kinds.has('electricity')
    ? readings.filter((one) => energyOf(one) === 'electricity')
    : []
  const gas = kinds.has('gas') ? readings.filter((one) => energyOf(one) === 'gas') : []
  const contractedPower = contractedPowerIn(electricity)
  const period = billingPeriodIn(lines)
  return {
    ...present({
      energyType: kinds.size === 2 ? ('dual' as const) : [...kinds][0],
      supplier: supplierIn(lines),
      postalCode: supplyPostalCodeIn(lines),
      period,
      days: period ? undefined : daysIn(readings),
      total: totalIn(readings),
      socialTariff: socialTariffIn(lines),
      cpe: cpeIn(lines),
      contractedPower,
      powerPrice: powerPriceIn(electricity, contractedPower?.value),
      meter: kinds.has('electricity') ? meterIn(lines) : undefined,
      cycle: kinds.has('electricity') ? cycleIn(lines) : undefined,
      yearlyKwh: yearlyUseIn(electricity),
      networksApart: pricesNetworksApart(electricity) || undefined,
      cui: cuiIn(lines),
      gasTier: kinds.has('gas') ? gasTierIn(lines, gas) : undefined,
      gasFixedPrice: gasFixedPriceIn(gas),
      gasYearlyKwh: yearlyUseIn(gas),
    }),
    electricity: usesIn(electricity, 'electricity'),
    gas: usesIn(gas, 'gas'),
  }
}
