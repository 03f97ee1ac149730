import type { Catalogue, CatalogueOffer } from 'shared-lib/offers/catalogue'
import type { Account } from './account-cost'
import type { EarlyWithdrawal } from './early-withdrawal'

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
