import type { Supply } from '../data/offers/offer'
/** Lines of a bill, before VAT unless the name includes it. */
export type BillPartKey =
  | 'power-network'
  | 'power-supplier'
  | 'energy-simple'
  | 'energy-off-peak'
  | 'energy-outside-off-peak'
  | 'energy-peak'
  | 'energy-mid'
  | 'social-tariff-funding'
  | 'iec'
  | 'audiovisual'
  | 'gas-network-fixed'
  | 'gas-supplier-fixed'
  | 'gas-energy'
  | 'isp'
  | 'tos'
  | 'social-tariff-discount'
  | 'vat-reduced'
  | 'vat-normal'
  /** As invoiced, VAT included; negative. */
  | 'invoice-credit'
  /** A paid service that the offer forces, VAT included. */
  | 'service'
  /** Comes back on the bill within the year, VAT included; negative. */
  | 'refund'

/** Formula of a line: `quantity × price`, exact. `eur` is the amount that a VAT rate is applied to. */
export interface Measure {
  readonly quantity: number
  readonly unit: 'day' | 'month' | 'kWh' | 'eur'
  /** Euros for one unit, or the rate. */
  readonly price: number
}

export interface BillPart {
  readonly supply: Supply
  readonly key: BillPartKey
  /** Cents a year; negative for a discount. */
  readonly cents: number
  /** Missing where the line is no single product. */
  readonly measure?: Measure
}

/** A year of one supply (or of a pair): 365 days, 12 months, rounded once. */
export interface Bill {
  readonly yearlyCents: number
  /** A twelfth of the exact year, rounded on its own. */
  readonly monthlyCents: number
  /** Sum to `yearlyCents` exactly. Lines of zero are left out. */
  readonly parts: readonly BillPart[]
  /** DGEG fee with VAT: on real bills, left out of every total as ERSE's calculator does; shown apart. */
  readonly dgegYearlyCents: number
}
