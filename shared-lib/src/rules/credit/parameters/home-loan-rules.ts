import { type Parameter, parameter } from '../../dated/dated-parameter'
import data from './home-loan-rules.json'
import * as sources from './sources'

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

const usualFee: EarlyRepaymentFee = { variable: 0.005, variablePermanentHome: 0.005, fixed: 0.02 }

export const earlyRepaymentFee: Parameter<EarlyRepaymentFee> = {
  id: 'home-loan.early-repayment-fee',
  unit: 'ratio',
  law: 'DL 74-A/2017, art. 23.º',
  confidence: 'A',
  reviewed: '2025-11-28',
  reviewBy: '2026-12-31',
  note: 'Suspended for own permanent homes from 26 November 2022 (DL 80-A/2022) to the end of 2025. None on death, unemployment or professional relocation. A bill to end the variable-rate fee is not law.',
  values: [
    { from: '2018-01-01', to: '2022-11-25', value: usualFee, source: sources.earlyRepayment },
    {
      from: '2022-11-26',
      to: '2025-12-31',
      value: { ...usualFee, variablePermanentHome: 0 },
      source: `${sources.earlyRepayment}; https://creditoagricola.pt/para-mim/dl-80-2022 (lido a 28 de novembro de 2026)`,
    },
    { from: '2026-01-01', value: usualFee, source: sources.earlyRepayment },
  ],
}
