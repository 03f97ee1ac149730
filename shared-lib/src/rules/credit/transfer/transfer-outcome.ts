import type { IsoDate } from '../../dates/iso-date'
import type { Figure } from '../../figures/figure'
import type { Cents } from '../../money/cents'
import type { LeadProblem } from '../../validation/problem'
import type { IndexUsed } from '../euribor/index-rate'
import type { Housing, RateType } from '../home-loan/home-loan-outcome'
import type { Tenor } from '../parameters/tenors'

export interface TransferInput {
  readonly outstandingDebt: Cents
  readonly monthsLeft: number
  /** Of the loan as it is; a mixed one in its fixed period is fixed. */
  readonly currentRateType: 'variable' | 'fixed'
  /** Fraction; goes before index plus spread. */
  readonly currentTan?: number | undefined
  readonly currentSpread?: number | undefined
  readonly euriborType: Tenor
  /** Insurance and account fees that go with the loan, each month. */
  readonly currentMonthlyCosts: Cents
  readonly rateType: RateType
  readonly tan?: number | undefined
  readonly spread?: number | undefined
  readonly fixedYears?: number | undefined
  readonly newEuriborType?: Tenor | undefined
  /** As many as are left by default. */
  readonly newMonths?: number | undefined
  readonly newMonthlyCosts: Cents
  readonly housing: Housing
  readonly transferDate: IsoDate
  /** Fraction of the debt that the contract asks for instead of the largest that the law lets. */
  readonly earlyRepaymentFee?: number | undefined
  /** Of the new lender, before stamp duty. */
  readonly openingFees: Cents
  readonly registrationCosts: Cents
  readonly otherCosts: Cents
}

/** `lower-instalment-only`: less each month at first, but not less in all. */
export type Verdict = 'pays' | 'lower-instalment-only' | 'never'

export interface TransferCosts {
  readonly earlyRepaymentFee: Cents
  readonly earlyRepaymentFeeStampDuty: Cents
  readonly openingFees: Cents
  readonly openingFeesStampDuty: Cents
  readonly registrationCosts: Cents
  readonly otherCosts: Cents
}

export interface TransferResult {
  readonly currentRate: number
  readonly newRate: number
  readonly currentIndex?: IndexUsed | undefined
  readonly newIndex?: IndexUsed | undefined
  readonly currentInstalment: Cents
  readonly newInstalment: Cents
  /** Of a mixed loan, after the fixed period. */
  readonly newLaterInstalment?: Cents | undefined
  /** In the first month, other monthly costs included. */
  readonly monthlySaving: Cents
  /** `undefined`, as all that follows, when a fee or its tax is not known. */
  readonly costs?: TransferCosts | undefined
  readonly totalCosts?: Cents | undefined
  /** Month from which on the transfer has paid for itself, to the end. Missing when it never does. */
  readonly breakEvenMonth?: number | undefined
  /** To the end of the longer of the two loans, less all costs. */
  readonly totalSaving?: Cents | undefined
  readonly verdict?: Verdict | undefined
  /** Saved so far, less costs, at the end of each year. */
  readonly savings: readonly { readonly month: number; readonly saving: Cents }[]
  readonly unknown: readonly string[]
  readonly figures: readonly Figure[]
}

export type TransferOutcome =
  | { readonly result: TransferResult }
  | { readonly problems: readonly LeadProblem[] }
