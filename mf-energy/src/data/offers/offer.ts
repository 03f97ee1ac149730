import type { CatalogueOffer, Catalogue as Envelope } from 'shared-lib/rules/offers/catalogue'
import type { ByPower, ByTier } from '../parameters/by-step'

/** A condition that a visitor must accept, or meet, to get an offer's price. */
export type OfferCondition =
  | { readonly kind: 'direct-debit' }
  | { readonly kind: 'e-bill' }
  | { readonly kind: 'direct-debit-or-e-bill' }
  /** The price holds only with electricity and gas from this supplier. */
  | { readonly kind: 'pair' }
  /** The price needs direct debit, or else both supplies. */
  | { readonly kind: 'pair-or-direct-debit' }
  /** A service that is paid apart, or that the visitor must already have. `text` is Portuguese. */
  | { readonly kind: 'service'; readonly text: string }
  /** Only for members, ages, customers of another company… `text` is Portuguese. */
  | { readonly kind: 'group'; readonly text: string }
  /** The price lasts this long; the year shown counts it for twelve months. */
  | { readonly kind: 'first-months'; readonly months: number }
  /** The price after a first-months promotion. */
  | { readonly kind: 'after-promotion' }
  /** Leaving before the term ends costs money. */
  | { readonly kind: 'loyalty' }
  /** Only for new customers. */
  | { readonly kind: 'new-customers' }
  /** Sold only for a yearly use inside the window, both ends included. */
  | { readonly kind: 'use-window'; readonly minKwh?: number; readonly maxKwh?: number }
  /** Money back on the first bills, counted in the year. */
  | { readonly kind: 'invoice-credit'; readonly centsPerMonth: number; readonly months: number }

export type Cycle = 'daily' | 'weekly'

/** `bi` splits the use in off-peak (vazio) and the rest, `tri` in peak, mid and off-peak. */
export type TimeOption = 'simple' | 'bi' | 'tri'

export type Supply = 'electricity' | 'gas'

/** EUR/kWh before VAT and IEC, network access included; the keys depend on the time option. */
export type EnergyPrices =
  | { readonly all: number }
  | { readonly offPeak: number; readonly outsideOffPeak: number }
  | { readonly peak: number; readonly mid: number; readonly offPeak: number }

/** One price of an electricity offer: a power missing from the table is not sold at this price. */
export interface ElectricityPrice {
  readonly timeOption: TimeOption
  readonly cycles?: readonly Cycle[]
  readonly energy: EnergyPrices
  /** EUR/day before VAT, network access included. */
  readonly power: ByPower
}

/** Money back within a year. Shares are fractions (0.02 is 2 %) of what the visitor pays, VAT included. */
export interface Refund {
  /** VAT included. */
  readonly eurPerYear?: number
  /** Of the fixed term. */
  readonly fixedShare?: number
  /** Of the energy, and of the electricity excise without `eurPerKwh`. */
  readonly energyShare?: number
  /** VAT included. */
  readonly eurPerKwh?: number
}

interface OfferBase extends CatalogueOffer {
  /** Both supplies of one commercial offer share it: the prices hold only together. */
  readonly bundle?: string
  readonly provider: string
  readonly name: string
  readonly url?: string
  readonly regulated?: true
  /** Whether leaving early costs money; missing where the source does not publish it. */
  readonly loyalty?: boolean
  /** Whether the social tariff is accepted; missing where the source does not publish it. */
  readonly socialTariff?: boolean
  /** The price follows the market: this one is an estimate. */
  readonly indexed?: true
  readonly conditions?: readonly OfferCondition[]
  /** Id of the offer whose price follows the first months, where this is the price of a promotion and that one is known. */
  readonly then?: string
  /** Of the paid service that it forces, VAT included. */
  readonly serviceEurPerYear?: number
  /** Not counted where a service is forced, as in ERSE’s calculator. */
  readonly refund?: Refund
  /** In the first year, for new customers; counted. */
  readonly newCustomerDiscount?: Refund
}

export interface ElectricityOffer extends OfferBase {
  readonly supply: 'electricity'
  readonly renewable?: true
  /** The price leaves the social-tariff funding out. */
  readonly addSocialTariffFunding?: true
  readonly prices: readonly ElectricityPrice[]
  /** The offer that `then` names. */
  readonly later?: ElectricityOffer
}

export interface GasOffer extends OfferBase {
  readonly supply: 'gas'
  /** The fixed term leaves the network's fixed part out. */
  readonly addNetworkFixed?: true
  /** EUR/day and EUR/kWh before VAT, ISP and TOS; a missing tier is not sold. */
  readonly bands: Readonly<Partial<ByTier<readonly [number, number]>>>
  /** The offer that `then` names. */
  readonly later?: GasOffer
}

export type Offer = ElectricityOffer | GasOffer

/** Evidence has `until` where an offer ends before the tariff year does. */
export interface Catalogue extends Envelope<Offer> {
  readonly licence: string
  /** Days for which the prices can be taken as known: the tariff year they were published for. */
  readonly valid: Readonly<Record<Supply, { readonly from: string; readonly to: string }>>
  /** Names by code. */
  readonly providers: Readonly<Record<string, string>>
}
