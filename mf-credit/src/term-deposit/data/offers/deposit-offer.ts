import type { Catalogue, CatalogueOffer } from 'shared-lib/rules/offers/catalogue'

/** Loss when the whole amount is taken out before the end. */
export interface EarlyWithdrawal {
  readonly kind: 'notAllowed' | 'losesAll' | 'losesPart' | 'paysLess' | 'unknown'
  /** Share of the interest accrued that is lost. */
  readonly loses?: number
  /** The share by day, or by share of the term; the last one has no end. */
  readonly steps?: readonly {
    readonly untilDay?: number
    readonly untilShare?: number
    readonly loses: number
  }[]
  /** Time between two payments of interest: interest since the last one is lost, and nothing before. */
  readonly losesPeriod?: Term
  /** Percent paid instead of the deposit's own rate. */
  readonly paysTanb?: number
  /** Portuguese. */
  readonly note?: string
}

/** A term as banks sell it: by months of the calendar or by days. */
export interface Term {
  readonly months?: number
  readonly days?: number
}

/** Current account that a deposit needs, with its price as printed. */
export interface Account {
  readonly eurPerMonth: number
  /** `below`: under `freeFromEur`; `later`: after `freeMonths`. */
  readonly charged: 'always' | 'never' | 'below' | 'later'
  readonly freeFromEur?: number
  readonly freeMonths?: number
}

/** A rate of a deposit, percent a year before tax. By months, by days, or by both where the bank defines its months in days. */
export interface DepositRate {
  readonly tanb: number
  readonly months?: number
  readonly days?: number
  /** Last day of a range of terms that pays this rate. */
  readonly daysTo?: number
  /** Highest rate where the bank publishes only «from … to …». */
  readonly tanbTo?: number
  /** Euros. */
  readonly minEur?: number
  readonly maxEur?: number
  /** Of a rising deposit, period after period; `tanb` is their mean. */
  readonly steps?: readonly number[]
}

export type Eligibility = 'anyone' | 'newCustomers' | 'newMoney' | 'existingCustomers' | 'unknown'

export interface DepositOffer extends CatalogueOffer {
  readonly bank: string
  readonly name: string
  readonly rates: readonly DepositRate[]
  /** Euros. */
  readonly minEur: number
  readonly maxEur?: number
  /** Years. */
  readonly maxAge?: number
  readonly eligibility: Eligibility
  readonly earlyWithdrawal: EarlyWithdrawal
  readonly interestPaid: string
  readonly irsWithheldInPortugal: boolean
  /** Of the guarantee fund, ISO 3166. */
  readonly guaranteeCountry: string
  readonly channel: 'branch' | 'online' | 'branchAndOnline'
  readonly account?: Account
  readonly transferOutEur?: number
  /** Percent, once it has renewed by itself. */
  readonly renewsAtTanb?: number
  readonly page: string
  /** Address or reference of the ficha de informação normalizada. */
  readonly standardSheet?: string
  /** Portuguese. */
  readonly note?: string
}

export type DepositCatalogue = Catalogue<DepositOffer>
