import { parameter } from 'shared-lib/rules/dated/dated-parameter'
import data from './claim-rules.json'

/** Working days that an insurer has, each counted after the step before it unless noted otherwise. */
interface ClaimDays {
  readonly contact: number
  readonly inspection: number
  readonly inspectionWithDismantling: number
  readonly report: number
  /** After the first contact. */
  readonly liability: number
  readonly payment: number
}

export interface ClaimDeadlines {
  /** With the friendly statement signed by both drivers. */
  readonly signed: ClaimDays
  readonly unsigned: ClaimDays
  /** Days in which one's own insurer must be notified of an accident. */
  readonly noticeDays: number
}

export const claimDeadlines = parameter<ClaimDeadlines>(data.claimDeadlines)

export interface TotalLossRules {
  /** Months of age from which the higher limit holds. */
  readonly olderFromMonths: number
  /** Repair and salvage above this share of the market value are a total loss. */
  readonly youngerLimit: number
  readonly olderLimit: number
}

export const totalLossRules = parameter<TotalLossRules>(data.totalLossRules)

/** Highest damage of the harmed vehicle that one's own insurer settles for the other's (IDS), euros. */
export const directSettlementLimit = parameter(data.directSettlementLimit)
