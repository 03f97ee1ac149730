import type { IsoDate } from '../../dates/iso-date'
import type { Figure } from '../../figures/figure'
import type { Cents } from '../../money/cents'
import type { LeadProblem } from '../../validation/problem'
import type { EarlyRepayment } from '../early-repayment'
import type { Effort } from '../effort'
import type { RateShift } from '../euribor/rate-shifts'
import type { LeftOut } from '../left-out'
import type { Instalment } from '../repayment-plan'
import type { TotalCost } from '../total-cost'
import type { OtherTerm } from './loan-terms'

/** Purpose of the money. `education`: education, health or renewable energy, with proof. */
type LoanType = 'carMc' | 'consolidatedCredit' | 'refurbishmentFurniture' | 'education' | 'others'

/** How a car is paid: its ceiling depends on it. */
type Vehicle = 'carNew' | 'carUsed' | 'leasingNew' | 'leasingUsed'

export interface LoanInput {
  readonly wantToBorrowBase: Cents
  /** Months. */
  readonly wantToBorrowTime: number
  /** Fraction. */
  readonly tan: number
  readonly rateType: 'fixed' | 'variable'
  readonly loanType: LoanType
  readonly vehicle?: Vehicle | undefined
  /** Paid at the start, before stamp duty. */
  readonly openingFee: Cents
  /** Paid each month, before stamp duty. */
  readonly monthlyFee: Cents
  readonly monthlyInsurance: Cents
  /** Required insurance is part of the cost; optional one is not. */
  readonly isInsuranceRequired: boolean
  readonly contractDate: IsoDate
  /** Rate of the contract, as a fraction of the amount, instead of the one we hold. */
  readonly stampDutyOnUse?: number | undefined
  readonly netMonthlyIncome?: Cents | undefined
  readonly otherInstalments: Cents
  readonly age?: number | undefined
  readonly earlyRepayment?: Cents | undefined
  readonly earlyRepaymentMonth?: number | undefined
  readonly earlyRepaymentKeeps: 'term' | 'instalment'
  /** Fee of the contract, as a fraction of the capital repaid. */
  readonly earlyRepaymentFee?: number | undefined
}

export interface LoanResult extends Partial<TotalCost>, Partial<Effort> {
  readonly amount: Cents
  readonly annualRate: number
  /** With stamp duty on interest, without fees and insurance. */
  readonly instalment: Cents
  /** All that leaves the account each month. */
  readonly monthlyPayment: Cents
  readonly totalInterest: Cents
  /** Costs given as zero: TAEG and MTIC are without them. */
  readonly leftOut: readonly LeftOut[]
  /** At the start and by month, before stamp duty. */
  readonly fees: Cents
  /** Insurance that is part of the cost. */
  readonly requiredInsurance: Cents
  readonly stampDutyOnUse?: Cents | undefined
  readonly stampDutyOnInterest: Cents
  readonly stampDutyOnFees: Cents
  /** All taxes together. */
  readonly taxes?: Cents | undefined
  readonly upfrontCosts?: Cents | undefined
  /** Ceiling of the quarter for what the money is for. */
  readonly maximumTaeg?: number | undefined
  readonly isAboveMaximum?: boolean | undefined
  /** Longest recommended term. */
  readonly maxMonths?: number | undefined
  readonly isWithinTerm?: boolean | undefined
  /** The law of consumer credit covers this amount. */
  readonly isConsumerCredit: boolean
  readonly early?: EarlyRepayment | undefined
  readonly rateShifts: readonly RateShift[]
  /** The same loan over a shorter and a longer time, its own among them. */
  readonly otherTerms: readonly OtherTerm[]
  readonly schedule: readonly Instalment[]
  readonly unknown: readonly string[]
  readonly figures: readonly Figure[]
}

export type LoanOutcome = { readonly result: LoanResult } | { readonly problems: readonly LeadProblem[] }
