import type { IsoDate } from '../../dates/iso-date'
import type { Figure } from '../../figures/figure'
import type { Cents } from '../../money/cents'
import type { LeadProblem } from '../../validation/problem'
import type { EarlyRepayment } from '../early-repayment'
import type { Effort } from '../effort'
import type { IndexUsed } from '../euribor/index-rate'
import type { RateShift } from '../euribor/rate-shifts'
import type { LeftOut } from '../left-out'
import type { Tenor } from '../parameters/tenors'
import type { Instalment } from '../repayment-plan'
import type { TotalCost } from '../total-cost'
import type { GuaranteeOutcome } from './state-guarantee'

/** `permanent`: own permanent home; `secondary`: own, but not that; `investment`: to let or sell. */
export type Housing = 'permanent' | 'secondary' | 'investment'
export type RateType = 'mixed' | 'variable' | 'fixed'

export interface HomeLoanInput {
  readonly propertyValue?: Cents | undefined
  /** Valuation by the lender; the lower of it and the price counts. */
  readonly valuation?: Cents | undefined
  /** Without it and a percentage, the most that the income allows. */
  readonly wantToBorrow?: Cents | undefined
  /** Owed at another lender and paid off by this loan: no stamp duty on its use. */
  readonly movedDebt?: Cents | undefined
  /** Fraction of the property's value. */
  readonly borrowingPercentage?: number | undefined
  /** Years; a fraction where the term is given in months. */
  readonly wantToBorrowTime: number
  readonly rateType: RateType
  /** Fraction. Of a mixed loan: in the fixed period. Of a variable one: instead of index plus spread. */
  readonly tan?: number | undefined
  readonly spread?: number | undefined
  readonly euriborType: Tenor
  /** An index of one's own, as a fraction, instead of the newest average. */
  readonly otherEuribor?: number | undefined
  /** Years at the fixed rate of a mixed loan. */
  readonly fixedYears?: number | undefined
  readonly housing: Housing
  /** Completed years. */
  readonly age?: number | undefined
  readonly secondAge?: number | undefined
  readonly isRetired: boolean
  readonly netMonthlyIncome?: Cents | undefined
  /** `no`: holiday and Christmas pay come on top of the monthly income. */
  readonly hasDuodecimals: 'yes' | 'no'
  readonly otherInstalments: Cents
  /** Paid once, before stamp duty. */
  readonly openingFees: Cents
  readonly registrationCosts: Cents
  /** Paid each month, before stamp duty. */
  readonly monthlyFee: Cents
  /** Insurance that the lender requires, each month. */
  readonly monthlyInsurance: Cents
  readonly assessmentDate: IsoDate
  readonly earlyRepayment?: Cents | undefined
  readonly earlyRepaymentMonth?: number | undefined
  readonly earlyRepaymentKeeps: 'term' | 'instalment'
  /** Yearly taxable income of all borrowers, for the State's guarantee. */
  readonly taxableIncome?: Cents | undefined
  /** First own permanent home, owning no other home, guarantee never used, no debts to the State. */
  readonly isFirstHome: boolean
}

/** Taxes at the start and along the loan. */
export interface StampDuties {
  readonly stampDutyOnUse: Cents
  /** Over the whole loan; none on own housing. */
  readonly stampDutyOnInterest: Cents
  readonly stampDutyOnFees: Cents
}

export interface HomeLoanResult extends Partial<TotalCost>, Partial<StampDuties>, Partial<Effort> {
  readonly amount: Cents
  /** No amount was given: it is the most that income and property allow. */
  readonly isLargest: boolean
  /** Of the whole loan. */
  readonly months: number
  readonly annualRate: number
  readonly index?: IndexUsed | undefined
  readonly instalment: Cents
  /** Of a mixed loan: rate and instalment after the fixed period. */
  readonly laterRate?: number | undefined
  readonly laterInstalment?: Cents | undefined
  /** First month at the later rate. */
  readonly laterFrom?: number | undefined
  readonly totalInterest: Cents
  /** Costs given as zero: TAEG and MTIC are without them. */
  readonly leftOut: readonly LeftOut[]
  /** Fees, taxes and registration paid at the start. */
  readonly upfrontCosts?: Cents | undefined
  readonly loanToValue?: number | undefined
  readonly loanToValueLimit?: number | undefined
  readonly maxLoanByValue?: Cents | undefined
  readonly isWithinLoanToValue?: boolean | undefined
  /** Longest term in years: recommendation, and the end by the last age of this calculator. */
  readonly maxYears?: number | undefined
  readonly isWithinTerm?: boolean | undefined
  /** The lower of what income and property allow. */
  readonly maxLoan?: Cents | undefined
  readonly early?: EarlyRepayment | undefined
  readonly stateGuarantee: GuaranteeOutcome
  readonly rateShifts: readonly RateShift[]
  readonly schedule: readonly Instalment[]
  /** Sentences about unknown or substituted values. */
  readonly unknown: readonly string[]
  readonly figures: readonly Figure[]
}

export type HomeLoanOutcome =
  | { readonly result: HomeLoanResult }
  | { readonly problems: readonly LeadProblem[] }
