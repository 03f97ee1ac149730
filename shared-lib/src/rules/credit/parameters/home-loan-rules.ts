import { parameter } from '../../dated/dated-parameter'
import data from './home-loan-rules.json'

/** Largest share of the lower of price and valuation that is lent. */
interface LoanToValue {
  readonly permanent: number
  readonly other: number
}

export const loanToValueLimit = parameter<LoanToValue>(data.loanToValueLimit)

/** Longest term by the age of the oldest borrower at the start; the last band has no end. */
interface TermBand {
  readonly upToAge?: number
  readonly years: number
}

export const longestTerm = parameter<readonly TermBand[]>(data.longestTerm)

/** Terms that this site simulates, whatever the recommendation. */
export const simulatedTerm = parameter<{
  readonly minYears: number
  readonly maxYears: number
  readonly lastAge: number
}>(data.simulatedTerm)

/** Stamp duty on a home loan, as fractions. */
export interface HomeLoanStampDuty {
  /** Under a year: for each month or part of one. */
  readonly useMonthly: number
  readonly useUnderFiveYears: number
  readonly useFromFiveYears: number
  /** Not on own housing: exempt by art. 7.º, n.º 1, l). */
  readonly interest: number
  readonly fees: number
}

export const homeLoanStampDuty = parameter<HomeLoanStampDuty>(data.homeLoanStampDuty)

/** Largest early-repayment fee as a fraction of the capital repaid, by the rate in force at that moment. */
export interface EarlyRepaymentFee {
  readonly variable: number
  /** Of a loan for the borrower's own permanent home. */
  readonly variablePermanentHome: number
  readonly fixed: number
}

export const earlyRepaymentFee = parameter<EarlyRepaymentFee>(data.earlyRepaymentFee)
