import { parameter } from 'shared-lib/rules/dated/dated-parameter'
import data from './state-savings.json'

/** Base rate of Certificados de Aforro series F by month, as a fraction. */
export const aforroBase = parameter(data.aforroBase)

export interface AforroTerms {
  /** Fractions between which the base rate stays. */
  readonly floor: number
  readonly cap: number
  /** Added to the base rate from that year on, the newest first year last. */
  readonly premiums: readonly { readonly fromYear: number; readonly rate: number }[]
  readonly years: number
  /** Euros. */
  readonly min: number
  readonly max: number
  /** Months after which the money can be taken out without cost. */
  readonly lockedMonths: number
}

export const aforroTerms = parameter<AforroTerms>(data.aforroTerms)

export interface TreasuryTerms {
  /** Fraction paid for each year, the first year first. */
  readonly rates: readonly number[]
  /** Euros. */
  readonly min: number
  readonly max: number
  /** Months before which nothing can be taken out; later, the interest since the last anniversary is lost. */
  readonly lockedMonths: number
}

export const treasuryTerms = parameter<TreasuryTerms>(data.treasuryTerms)
