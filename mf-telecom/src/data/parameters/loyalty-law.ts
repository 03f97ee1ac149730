import { parameter } from 'shared-lib/rules/dated/dated-parameter'
import data from './loyalty-law.json'

export interface LoyaltyRules {
  /** Longest loyalty period, in months. */
  readonly maxMonths: number
  /** Loyalty periods that must be on offer, in months; 0 is none. */
  readonly offeredMonths: readonly number[]
  /** Longest notice after the period, in months. */
  readonly noticeMonths: number
  /** Highest share of the monthly fees left that leaving may cost. */
  readonly exitShare: {
    /** By year of a first period, or of a later one that brought a new line to the house. */
    readonly firstYear: number
    readonly secondYear: number
    /** A later period on the line that was there, whatever its year. */
    readonly sameLine: number
  }
}

const article = (number: number) =>
  `https://www.pgdlisboa.pt/leis/lei_mostra_articulado.php?artigo_id=3560A0${number}&nid=3560&tabela=leis&pagina=1&ficha=1&so_miolo=S&nversao=`

/** Where a visitor reads the law: loyalty periods. */
export const loyaltyLaw = article(131)

/** Loyalty periods in contracts with consumers, by the electronic communications law. */
export const loyaltyRules = parameter<LoyaltyRules>(data.loyaltyRules)

export interface FreeExitRules {
  /** Notice of a change that the contract does not foresee, in months. */
  readonly changeNoticeMonths: number
  /** Days to leave after that notice. */
  readonly changeDays: number
  /** Days to withdraw from a contract made at a distance, and from one made at the door. */
  readonly distanceDays: number
  readonly doorDays: number
  /** Months added when the operator never informed of the right. */
  readonly untoldMonths: number
  /** Hours without service from which they are refunded, and days after which the contract may end. */
  readonly outageHours: number
  readonly outageDays: number
  /** Loss of income, and days of incapacity, that free from the period. */
  readonly incomeLoss: number
  readonly incapacityDays: number
  /** Days of suspension after which the contract may end. */
  readonly suspensionDays: number
  /** Working days in which the cancellation platform has an answer. */
  readonly platformDays: number
}

/** The ways out of a loyalty period that cost nothing. */
export const freeExitRules = parameter<FreeExitRules>(data.freeExitRules)
