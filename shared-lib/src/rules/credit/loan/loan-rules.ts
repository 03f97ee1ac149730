import { tryValueOn } from '../../dated/dated-parameter'
import type { IsoDate } from '../../dates/iso-date'
import type { FeeRule } from '../early-repayment'
import type { EffortInput, RatePlan } from '../effort'
import { lawOf, unknownOn } from '../figures'
import {
  consumerChargesStampDuty,
  consumerEarlyRepaymentFee,
  consumerLongestTerm,
  consumerScope,
  consumerStampDuty,
} from '../parameters/consumer-credit-rules'
import { maximumTaeg, type TaegCategory } from '../parameters/maximum-taeg'
import type { LoanInput } from './loan-outcome'

// Rules of a consumer loan on the day of its contract.

/** Stamp duty on use as a fraction of the amount: the contract's own, or by the term on that day. */
export function dutyOnUse({
  stampDutyOnUse,
  contractDate,
  wantToBorrowTime: months,
}: Pick<LoanInput, 'stampDutyOnUse' | 'contractDate' | 'wantToBorrowTime'>): number | undefined {
  if (stampDutyOnUse !== undefined) return stampDutyOnUse
  const duty = tryValueOn(consumerStampDuty, contractDate)
  if (!duty) return undefined
  if (months < 12) return duty.perMonth * months
  return months < 60 ? duty.fromOneYear : duty.fromFiveYears
}

export const chargesDuty = (on: IsoDate): number | undefined => tryValueOn(consumerChargesStampDuty, on)

/** Kind of credit whose ceiling counts; a car's is undefined without `vehicle`. */
export const taegCategory = ({
  loanType,
  vehicle,
}: Pick<LoanInput, 'loanType' | 'vehicle'>): TaegCategory | undefined =>
  loanType === 'carMc' ? vehicle : loanType === 'education' ? 'education' : 'personal'

export function ceilingOf(input: LoanInput): number | undefined {
  const category = taegCategory(input)
  return category && tryValueOn(maximumTaeg, input.contractDate)?.[category]
}

export function longestMonths({
  loanType,
  contractDate,
}: Pick<LoanInput, 'loanType' | 'contractDate'>): number | undefined {
  const terms = tryValueOn(consumerLongestTerm, contractDate)
  return loanType === 'carMc' ? terms?.car : loanType === 'education' ? terms?.education : terms?.personal
}

export function isCovered({ wantToBorrowBase, contractDate }: LoanInput): boolean {
  const scope = tryValueOn(consumerScope, contractDate)
  return scope !== undefined && wantToBorrowBase >= scope.min * 100 && wantToBorrowBase <= scope.max * 100
}

export const consumerRates = (
  { rateType, wantToBorrowTime, tan }: LoanInput,
  interestLevy: number,
): RatePlan => ({
  kind: rateType,
  months: wantToBorrowTime,
  rate: tan,
  interestLevy,
})

export const consumerEffortInput = (input: LoanInput): EffortInput | undefined =>
  input.netMonthlyIncome === undefined || input.netMonthlyIncome <= 0
    ? undefined
    : {
        on: input.contractDate,
        income: input.netMonthlyIncome,
        otherInstalments: input.otherInstalments,
        age: input.age,
        isRetired: false,
      }

/** None while the rate is variable; else the contract's own, or the largest of the law by the time that is left. */
function repaymentShare(input: LoanInput): number | undefined {
  const { rateType, earlyRepaymentFee, contractDate, wantToBorrowTime, earlyRepaymentMonth = 0 } = input
  if (rateType === 'variable') return 0
  const most = tryValueOn(consumerEarlyRepaymentFee, contractDate)
  const isLong = wantToBorrowTime - earlyRepaymentMonth > 12
  return earlyRepaymentFee ?? (isLong ? most?.overOneYear : most?.upToOneYear)
}

export function consumerFeeRule(input: LoanInput): FeeRule {
  const { contractDate } = input
  const share = repaymentShare(input)
  return {
    share,
    stampDuty: chargesDuty(contractDate),
    upToInterest: true,
    because: {
      ...lawOf(consumerEarlyRepaymentFee, contractDate),
      ...(share === undefined && { unknown: unknownOn('a comissão de reembolso antecipado', contractDate) }),
    },
  }
}
