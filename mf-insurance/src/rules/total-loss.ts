import { type Cents, cents, sumCents, timesCents } from 'shared-lib/rules/money/cents'
import type { TotalLossRules } from '../data/parameters/claim-rules'

interface Wreck {
  readonly repair: Cents
  /** Value of the wreck. */
  readonly salvage: Cents
  /** Of the vehicle before the accident. */
  readonly marketValue: Cents
  /** Whole months since the first registration. */
  readonly ageMonths: number
  readonly ownerKeepsSalvage: boolean
}

interface WreckOutcome {
  /** Repair and salvage above it are a total loss. */
  readonly limit: Cents
  readonly isTotalLoss: boolean
  /** Owed by the other driver's insurer. */
  readonly pays: Cents
}

/** Claims on the compulsory liability of another driver; own-damage policies have terms of their own. */
export function totalLoss(
  { repair, salvage, marketValue, ageMonths, ownerKeepsSalvage }: Wreck,
  { olderFromMonths, youngerLimit, olderLimit }: TotalLossRules,
): WreckOutcome {
  const limit = timesCents(marketValue, ageMonths < olderFromMonths ? youngerLimit : olderLimit)
  const isTotalLoss = sumCents(repair, salvage) > limit
  const value = cents(Math.max(0, marketValue - (ownerKeepsSalvage ? salvage : 0)))
  return { limit, isTotalLoss, pays: isTotalLoss ? value : repair }
}
