import type { Confidence } from 'shared-lib/rules/dated/confidence'
import type { Cents } from 'shared-lib/rules/money/cents'
import type { PriceAge } from 'shared-lib/rules/offers/price-age'
import type { Region } from 'shared-lib/rules/property/region'
import type { Cycle, EnergyPrices, OfferCondition, Supply, TimeOption } from '../data/offers/offer'
import type { Bill, BillPartKey } from './bill-vocabulary'
import type { GasTier, Inhabitants } from './energy-answers'

export type { Confidence }

/** One supply of a row: which offer, sold how. */
export interface RowSupply {
  readonly supply: Supply
  readonly offerId: string
  readonly offerName: string
  readonly provider: string
  readonly providerName: string
  readonly regulated: boolean
  /** Unknown for gas. */
  readonly renewable: boolean | undefined
  /** Whether leaving early costs money; undefined: the source does not publish it. */
  readonly loyalty: boolean | undefined
  /** The price follows the market: the one shown is an estimate. */
  readonly indexed: boolean
  readonly url: string | undefined
  /** Electricity only. */
  readonly timeOption?: TimeOption
  readonly cycles?: readonly Cycle[]
  readonly yearlyCents: number
  readonly conditions: readonly OfferCondition[]
  /** Why its data are doubtful, in Portuguese; undefined when nothing is known against them. */
  readonly doubt?: string
  /** Last day (ISO) its prices were known to hold, when that day has passed. */
  readonly outdatedSince?: string
}

/** Where the next row would cost less than this one, other things equal. */
export interface BreakEven {
  readonly supply: Supply
  /** Yearly kWh, whole. */
  readonly kwh: number
  /** The next row wins with more, or with less, than that. */
  readonly side: 'above' | 'below'
}

/** Reason for a row's place, as numbers for a sentence. */
export interface PlaceReason {
  /** Same cost as the row before. */
  readonly tied: boolean
  /** Cents a year more than the first of the market (of the historic ones, than the first of them); 0 for the first. */
  readonly overFirstCents: number
  /** Cents a year less than the next of the market; undefined for the last. */
  readonly underNextCents: number | undefined
  /** The line of the bill with the largest difference from the first row (from the second, for the first). */
  readonly decidedBy:
    | { readonly supply: Supply; readonly key: BillPartKey; readonly cents: number }
    | undefined
}

/** With the age of its oldest price, which limits what it may be used for. */
export interface ResultRow extends Bill, PriceAge {
  /** Stable: offer ids and time option, e.g. `el-edp-eletricidade~simple+gas-dourogas-simples`. */
  readonly id: string
  /** In the whole market, whatever is filtered: 1 is the cheapest; equal costs share a place. Historic prices have none. */
  readonly place: number | undefined
  /** One supply, or electricity then gas. */
  readonly supplies: readonly [RowSupply] | readonly [RowSupply, RowSupply]
  readonly reason: PlaceReason
  /** Cents a year against `RankedOffers.current`; negative when this row is dearer; undefined when unknown, and for historic prices, which are no promise. */
  readonly savingCents: number | undefined
  readonly nextWinsAt: BreakEven | undefined
  /** Cents a year of networks, taxes and their VAT, which no supplier changes; undefined where a tariff is not known. */
  readonly equalCents: number | undefined
  readonly doubtful: boolean
  readonly outdated: boolean
}

/** How a figure of the household was come by. */
export interface Assumption {
  readonly about: 'kwhElectricity' | 'kwhGas' | 'contractedPower' | 'gasTier' | 'split' | 'municipality'
  readonly origin: 'answer' | 'profile' | 'estimate' | 'unknown'
  readonly confidence: Confidence
  /** One Portuguese sentence for the visitor. */
  readonly text: string
}

/** The home that bills are computed for. */
export interface Household {
  readonly energyType: 'dual' | 'electricity' | 'gas'
  readonly region: Region
  readonly inhabitants: Inhabitants
  readonly kva: number
  readonly kwhElectricity: number
  readonly split: {
    readonly bi: { readonly offPeak: number; readonly outsideOffPeak: number }
    /** No default exists: `tri` is priced only when the visitor knows it. */
    readonly tri?: { readonly peak: number; readonly mid: number; readonly offPeak: number }
  }
  readonly gasTier: GasTier
  readonly kwhGas: number
  readonly gasNetwork: 'here' | 'not-here' | 'unknown'
  /** Where the subsoil tax is taken from; undefined: no municipality known, none counted. */
  readonly municipality: { readonly code: string; readonly name: string } | undefined
  readonly currentProvider: string | undefined
  readonly largeFamily: boolean
  readonly socialTariff: boolean
  /** Off the visitor's bill, before VAT: what today's supplier charges. */
  readonly ownPrices: {
    readonly electricity?: { readonly powerEurPerDay: number; readonly energy: EnergyPrices }
    readonly gas?: { readonly fixedEurPerDay: number; readonly eurPerKwh: number }
  }
  /** Cents of a year at the pace of the last bill, taxes included; undefined where the visitor gave none. */
  readonly paidCents?: Cents | undefined
  /** The use follows from it. */
  readonly isUseOfBill?: true
  readonly assumptions: readonly Assumption[]
}

/** All optional: a missing filter lets everything through. See `protectiveFilters`. */
export interface OfferFilters {
  readonly timeOption?: TimeOption
  readonly provider?: string
  readonly renewableOnly?: boolean
  readonly noDirectDebit?: boolean
  readonly noEBill?: boolean
  /** Leaves out prices only for members, ages or customers of another company. */
  readonly noGroups?: boolean
  readonly noTiedService?: boolean
  /** Leaves out prices that end after some months. */
  readonly noFirstMonths?: boolean
  /** Leaves out offers known to bind; those without information in the source stay, with a note. */
  readonly noLoyalty?: boolean
  /** Leaves out prices that follow the market. */
  readonly noIndexed?: boolean
  readonly noNewCustomers?: boolean
  readonly noDoubtful?: boolean
  /** Daily or weekly hours of bi- and tri-hourly prices; an unknown cycle passes. */
  readonly cycle?: Cycle
  readonly regulatedOnly?: boolean
}

export interface CurrentCost {
  /** `bill`: the prices that the visitor typed, or what the last bill cost. `catalogue`: the supplier's cheapest comparable row without conditions that few meet. */
  readonly origin: 'bill' | 'catalogue'
  readonly yearlyCents: number
  readonly monthlyCents: number
  /** Supplier code; undefined without an answer. */
  readonly provider: string | undefined
  readonly rowId: string | undefined
}

/** Facts on the catalogue: the day it was collected, and what its prices may be used for by then. */
export interface CatalogueFacts extends PriceAge {
  /** Credit that its licence asks to be shown. */
  readonly credit: string
  readonly licence: string
  /** Last day (ISO) for which the prices of a supply are known. */
  readonly validTo: Readonly<Record<Supply, string>>
}

/** Code of a note to show with a ranking or a bill. */
export type Note =
  | 'no-gas-network'
  | 'gas-network-unknown'
  | 'gas-prices-outdated'
  | 'electricity-prices-outdated'
  | 'tri-needs-split'
  /** Offers with a loyalty period are filtered out, and for some offers it is unknown. */
  | 'loyalty-not-said'
  /** The visitor has the social tariff, and for some offers it is unknown whether they accept it. */
  | 'social-tariff-not-said'
  /** Offers that refuse the social tariff are not shown to a visitor who has it. */
  | 'social-tariff-refused'
  /** Promotions without a known later price are in no row. */
  | 'promotion-unknown-later'
  /** Above the powers that the social tariff of electricity is given for. */
  | 'social-tariff-power'
  /** In a tier that the social tariff of gas is not given for. */
  | 'social-tariff-gas-tier'
  /** The year's use belongs to another tier than the given one. */
  | 'gas-tier-unlike-use'
  /** No municipality is known, so the bill lacks the subsoil tax. A ranking lists it among its assumptions. */
  | 'subsoil-tax-unknown'

export interface RankedOffers {
  readonly kind: 'ranked'
  /** Kind of the rows: `dual` asked where no gas network is ranks electricity alone. */
  readonly ranked: 'dual' | 'electricity' | 'gas'
  readonly rows: readonly ResultRow[]
  /** The market in which places are counted, including what the filters leave out. */
  readonly market: {
    /** Rows with a place. */
    readonly placed: number
    readonly historic: number
    /** The cheapest that has a place; of historic prices alone, the cheapest of them. */
    readonly first: ResultRow | undefined
  }
  /** The visitor's current cost; undefined when nothing is known of it. */
  readonly current: CurrentCost | undefined
  readonly notes: readonly Note[]
  /** Offers sold for this home that are in no row: by the filters, the visitor's social tariff or supplier, or as half a pair. */
  readonly hidden: number
  /** Offers of a pair that pass the filters but are in no row: their supplier has a cheaper pair. */
  readonly surpassed: number
  readonly catalogue: CatalogueFacts
}

/** No number where the data have none. `unknown-figures`: a tax or tariff of the prices' day is not known. */
export interface NotCovered {
  readonly kind: 'not-covered'
  readonly reason: 'madeira' | 'azores' | 'no-gas-network' | 'unknown-figures'
  /** One Portuguese sentence for the visitor. */
  readonly text: string
}

export type Ranking = RankedOffers | NotCovered
