import { parameter } from '../../dated/dated-parameter'
import data from './deed-fees.json'

// Fees in cents.

/** By registration: the purchase alone, or purchase and mortgage. */
export interface ByAct {
  readonly purchase: number
  readonly withMortgage: number
}

/** Deed and registration at the one-stop desk of the Justice ministry (Casa Pronta). */
export const oneStopDeskFee = parameter<ByAct>(data.oneStopDeskFee)

/** Reduction for a first home of young buyers at that desk; half of it when only some of the buyers qualify. */
export const oneStopDeskYoungReduction = parameter<ByAct>(data.oneStopDeskYoungReduction)

/** Registration outside the one-stop desk. */
export const separateRegistrationFee = parameter<ByAct>(data.separateRegistrationFee)

/** From the lowest to the highest that was read, before stamp duty. */
export interface FeeRange {
  readonly low: number
  readonly high: number
}

/** Fees of banks to open a home loan: a typical level, not law. */
interface BankFees {
  readonly study: FeeRange
  readonly valuation: FeeRange
  readonly formalisation: FeeRange
}

export const typicalBankFees = parameter<BankFees>(data.typicalBankFees)
