import { billOf } from './bill'
import type { BillLine } from './bill-lines'
import { cpeIn, cuiIn, cycleIn, gasTierIn, type Meter, meterIn, socialTariffIn } from './contract'
import { type BillingPeriod, billingPeriodIn } from './dates'
import { type Energy, energyTeller } from './energy-kind'
import { contractedPowerIn, type FixedTerm, fixedTermIn } from './fixed-terms'
import type { Found } from './found'
import { pageLines } from './page-lines'
import { type Reading, readingsOf } from './readings'
import { supplierIn } from './suppliers'
import { supplyPostalCodeIn } from './supply-address'
import type { TextItem } from './text-item'
import { totalIn } from './total'
import { pricesNetworksApart, type Uses, usesIn, yearlyUseIn } from './uses'

/** Findings in an electricity or gas invoice, each with the lines it was read from. A missing one was not found. */
export interface InvoiceFindings {
  readonly energyType?: 'dual' | 'electricity' | 'gas'
  /** ERSE's code of the supplier. */
  readonly supplier?: Found<string>
  /** `0000-000` of the home supplied. */
  readonly postalCode?: Found<string>
  readonly period?: Found<BillingPeriod>
  /** Of the electricity, or of the only energy. */
  readonly days?: Found<number>
  /** Of the gas, where electricity is billed too. */
  readonly gasDays?: Found<number>
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
  /** The networks are priced apart by the kWh and in no price found, which may then be only a part. */
  readonly networksApart?: true
  readonly cui?: Found<string>
  readonly gasTier?: Found<number>
  readonly gas: Uses
  /** EUR/day without VAT. */
  readonly gasFixedPrice?: Found<number>
}

type Present<Values> = { [Name in keyof Values]?: Exclude<Values[Name], undefined> }

const present = <Values extends object>(values: Values) =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as Present<Values>

/** What an invoice has of one energy. */
interface Supply extends FixedTerm {
  readonly own: readonly BillLine[]
  readonly loose: readonly Reading[]
  readonly period: Found<BillingPeriod> | undefined
  readonly power: Found<number> | undefined
  readonly uses: Uses
}

/**
 * Reads the pieces of text of an invoice: finds by labels and units, and believes what its sums prove.
 * @param pictured the text was recognised in a picture, whose letters may be mistaken
 */
export function readInvoice(items: readonly TextItem[], pictured = false): InvoiceFindings {
  const lines = pageLines(items)
  const readings = readingsOf(lines)
  const { kinds, ofReading, ofLine } = energyTeller(lines)
  const bill = billOf(lines, readings, ofReading, pictured)
  const of = (energy: Energy): Partial<Supply> => {
    if (!kinds.has(energy)) return {}
    const own = bill.lines.filter((line) => line.energy === energy)
    const loose = bill.loose.filter((reading) => ofReading(reading) === energy)
    const period = billingPeriodIn(lines, ofLine, energy)
    const power = energy === 'electricity' ? contractedPowerIn(readings) : undefined
    const term = fixedTermIn(bill, own, loose, { energy, period, kva: power?.value })
    return { own, loose, period, power, uses: usesIn(bill, own, loose, energy), ...term }
  }
  const [electricity, gas] = [of('electricity'), of('gas')]
  const main = kinds.has('electricity') ? electricity : gas
  const { own = [], loose = [], uses = {}, days } = electricity
  return {
    ...present({
      energyType: kinds.size === 2 ? ('dual' as const) : [...kinds][0],
      supplier: supplierIn(lines),
      postalCode: supplyPostalCodeIn(lines),
      period: main.period ?? billingPeriodIn(lines),
      days: main.days,
      gasDays: kinds.size === 2 ? gas.days : undefined,
      total: totalIn(readings),
      socialTariff: kinds.size > 0 ? socialTariffIn(lines, bill.lines) : undefined,
      cpe: cpeIn(lines),
      contractedPower: electricity.power,
      powerPrice: electricity.price,
      meter: kinds.has('electricity') ? meterIn(lines) : undefined,
      cycle: kinds.has('electricity') ? cycleIn(lines) : undefined,
      yearlyKwh: yearlyUseIn(loose, uses, days?.value),
      networksApart: pricesNetworksApart(bill, own) || undefined,
      cui: cuiIn(lines),
      gasTier: kinds.has('gas') ? gasTierIn(lines, gas.loose ?? []) : undefined,
      gasFixedPrice: gas.price,
    }),
    electricity: uses,
    gas: gas.uses ?? {},
  }
}
