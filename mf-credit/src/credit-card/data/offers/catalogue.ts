import type { Catalogue, CatalogueOffer } from 'shared-lib/rules/offers/catalogue'
import json from './catalogue.json'

/** Networks and kinds of a card, as the catalogue names them. */
type CardNetwork = 'visa' | 'mastercard' | 'amex'
type CardCategory = 'classic' | 'cashback' | 'travel' | 'premium' | 'student'

/** A card as it was published. Rates in percent a year, money in euros; unknown members are missing. */
export interface CardOffer extends CatalogueOffer {
  readonly provider: string
  readonly name: string
  readonly taeg: number
  readonly annualFeeEur: number
  readonly tan?: number
  readonly network?: CardNetwork
  readonly category?: CardCategory
  readonly creditLimitEur?: number
  readonly interestFreeDays?: number
  /** Wording of the contract, in Portuguese. */
  readonly minimumPayment?: string
  /** Condition of the annual fee, in Portuguese. */
  readonly feeCondition?: string
  readonly benefit?: string
  readonly cashbackPercent?: number
  readonly cashbackCapEur?: number
  readonly cashFeeEur?: number
  readonly cashFeePercent?: number
  readonly foreignFeePercent?: number
  readonly page?: string
  /** The standard information sheet (FIN). */
  readonly fin?: string
}

export const cardCatalogue = json as Catalogue<CardOffer>
