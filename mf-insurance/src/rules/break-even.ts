import { type Cents, cents } from 'shared-lib/rules/money/cents'

/** The same policy with two excesses. Premiums of a year, with taxes. */
interface TwoExcesses {
  readonly premiumLow: Cents
  readonly excessLow: Cents
  readonly premiumHigh: Cents
  readonly excessHigh: Cents
}

interface ExcessBreakEven {
  readonly savedPerYear: Cents
  readonly extraAtClaim: Cents
  /** The high excess pays for a driver who has a claim less often than this; undefined where it saves nothing. */
  readonly years: number | undefined
}

export function excessBreakEven(two: TwoExcesses): ExcessBreakEven {
  const savedPerYear = cents(two.premiumLow - two.premiumHigh)
  const extraAtClaim = cents(two.excessHigh - two.excessLow)
  return { savedPerYear, extraAtClaim, years: savedPerYear > 0 ? extraAtClaim / savedPerYear : undefined }
}

interface OwnDamage {
  /** Value of the car today. */
  readonly value: Cents
  readonly excess: Cents
  /** Added by own damage to the premium of a year. */
  readonly extraPremium: Cents
}

interface OwnDamageBreakEven {
  readonly paidAtTotalLoss: Cents
  /** It pays for a driver who wrecks a car more often than this; undefined where it costs nothing. */
  readonly years: number | undefined
}

export function ownDamageBreakEven({ value, excess, extraPremium }: OwnDamage): OwnDamageBreakEven {
  const paidAtTotalLoss = cents(Math.max(0, value - excess))
  return { paidAtTotalLoss, years: extraPremium > 0 ? paidAtTotalLoss / extraPremium : undefined }
}

/** Years with one digit after the comma. */
export const tenths = (years: number | undefined) =>
  years === undefined ? undefined : Math.round(years * 10) / 10
