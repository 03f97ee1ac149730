import { toIsoDate } from '../dates/iso-date'
import { cents } from '../money/cents'
import type { HomeLoanInput } from './home-loan/home-loan-outcome'
import type { LoanInput } from './loan/loan-outcome'
import type { TransferInput } from './transfer/transfer-outcome'

/** The day on which every sample is asked for. */
export const sampleDay = toIsoDate('2026-11-21')
const nothing = cents(0)

/** A home to let, with every cost that a home loan may have. */
export const toLet: HomeLoanInput = {
  propertyValue: cents(200_000_00),
  wantToBorrow: cents(190_000_00),
  wantToBorrowTime: 30,
  rateType: 'variable',
  spread: 0.01,
  euriborType: 12,
  housing: 'investment',
  age: 44,
  netMonthlyIncome: cents(2400_00),
  isRetired: false,
  hasDuodecimals: 'yes',
  otherInstalments: cents(100_00),
  openingFees: cents(500_00),
  registrationCosts: cents(250_00),
  monthlyFee: cents(2_50),
  monthlyInsurance: nothing,
  assessmentDate: sampleDay,
  earlyRepayment: cents(10_000_00),
  earlyRepaymentMonth: 30,
  earlyRepaymentKeeps: 'term',
  isFirstHome: true,
}

/** The plainest home loan: what a test changes is all that matters. */
export const plainHome: HomeLoanInput = {
  wantToBorrow: cents(200_000_00),
  wantToBorrowTime: 30,
  rateType: 'fixed',
  tan: 0.03,
  euriborType: 12,
  housing: 'permanent',
  isRetired: false,
  hasDuodecimals: 'yes',
  otherInstalments: nothing,
  openingFees: nothing,
  registrationCosts: nothing,
  monthlyFee: nothing,
  monthlyInsurance: nothing,
  assessmentDate: sampleDay,
  earlyRepaymentKeeps: 'term',
  isFirstHome: false,
}

export const personal: LoanInput = {
  wantToBorrowBase: cents(10_000_00),
  wantToBorrowTime: 60,
  tan: 0.08,
  rateType: 'variable',
  loanType: 'others',
  openingFee: cents(100_00),
  monthlyFee: cents(1_00),
  monthlyInsurance: nothing,
  isInsuranceRequired: false,
  contractDate: sampleDay,
  netMonthlyIncome: cents(1500_00),
  otherInstalments: nothing,
  earlyRepayment: cents(1000_00),
  earlyRepaymentMonth: 12,
  earlyRepaymentKeeps: 'term',
}

/** From a variable rate to a fixed one. */
export const toFixed: TransferInput = {
  outstandingDebt: cents(120_000_00),
  monthsLeft: 300,
  currentRateType: 'variable',
  currentSpread: 0.012,
  euriborType: 6,
  currentMonthlyCosts: cents(40_00),
  rateType: 'fixed',
  tan: 0.03,
  newMonthlyCosts: cents(35_00),
  housing: 'permanent',
  transferDate: sampleDay,
  openingFees: cents(300_00),
  registrationCosts: cents(250_00),
  otherCosts: cents(10_00),
}
