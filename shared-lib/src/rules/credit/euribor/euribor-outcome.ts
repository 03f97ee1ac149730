import type { Figure } from '../../figures/figure'
import type { Cents } from '../../money/cents'
import type { LeadProblem } from '../../validation/problem'
import type { Month } from '../month'
import type { Tenor } from '../parameters/tenors'
import type { RateShift } from './rate-shifts'

export interface EuriborInput {
  readonly initialFinancing: Cents
  /** Months, of the whole contract. */
  readonly loanDuration: number
  /** Month of the contract; the first instalment falls a month later. */
  readonly startMonth: Month
  readonly euriborType: Tenor
  /** Fraction; taken as the same all along. */
  readonly currentSpread: number
  /** Net income of the household in a month. */
  readonly familyBudget?: Cents | undefined
  /** Fraction: an index of one's own for the simulated instalment. */
  readonly otherEuribor?: number | undefined
}

/** One stretch of the loan at one rate. */
export interface Review {
  /** Month of the contract or of the review. */
  readonly month: Month
  readonly indexMonth: Month
  readonly index: number
  /** Index plus spread. Below zero no interest is charged. */
  readonly annualRate: number
  /** Owed at the review. */
  readonly capital: Cents
  readonly monthsLeft: number
  readonly instalment: Cents
  /** Months in which the instalment is paid. */
  readonly firstInstalment: Month
  readonly lastInstalment: Month
}

export interface NextReview extends Review {
  /** Month whose average will count. */
  readonly neededIndexMonth: Month
  /** False while that month is not known: `indexMonth` is then the newest known one. */
  readonly isFinal: boolean
}

export interface PaidInstalment {
  readonly month: Month
  readonly instalment: Cents
  readonly interest: Cents
  readonly capital: Cents
  readonly balance: Cents
}

export interface EuriborResult {
  /** Of this month. Missing, with all that follows from it, when an index is not known: `unknown` has the reason. */
  readonly currentInstalment?: Cents | undefined
  /** After the next review; missing when there is none before the end. */
  readonly nextInstalment?: Cents | undefined
  /** After the next review with the index of one's own. */
  readonly simulatedInstalment?: Cents | undefined
  /** Next less current. */
  readonly difference?: Cents | undefined
  /** Simulated less current. */
  readonly simulatedDifference?: Cents | undefined
  /** Share of the household's budget that the current instalment takes. */
  readonly effortRate?: number | undefined
  readonly nextEffortRate?: number | undefined
  readonly simulatedEffortRate?: number | undefined
  readonly next?: NextReview | undefined
  /** The next instalment if the index moved; none without a next review. */
  readonly rateShifts: readonly RateShift[]
  /** Owed after this month's instalment. */
  readonly balance?: Cents | undefined
  /** Interest below zero owed by the lender since July 2018; not taken off the path. */
  readonly creditedInterest?: Cents | undefined
  readonly reviews: readonly Review[]
  /** Every instalment up to this month. */
  readonly path: readonly PaidInstalment[]
  /** The index since it exists, January 1999. */
  readonly history: readonly { readonly month: Month; readonly index: number }[]
  readonly newestIndexMonth: Month
  /** Sentences about unknown or substituted values. */
  readonly unknown: readonly string[]
  readonly figures: readonly Figure[]
}

export type EuriborOutcome =
  | { readonly result: EuriborResult }
  | { readonly problems: readonly LeadProblem[] }
