import { tryValueOn } from '../../dated/dated-parameter'
import { type Cents, sumCents, timesCents } from '../../money/cents'
import { earlyRepaymentFee, homeLoanStampDuty } from '../parameters/home-loan-rules'
import type { TransferCosts, TransferInput } from './transfer-outcome'

/** Share of the debt that the current lender may ask for: the contract's own, or the largest of that day. */
export function feeShare(input: TransferInput): number | undefined {
  if (input.earlyRepaymentFee !== undefined) return input.earlyRepaymentFee
  const fees = tryValueOn(earlyRepaymentFee, input.transferDate)
  if (input.currentRateType === 'fixed') return fees?.fixed
  return input.housing === 'permanent' ? fees?.variablePermanentHome : fees?.variable
}

/** Costs of the transfer. `undefined` when the fee or the stamp duty of that day is not known. */
export function transferCosts(input: TransferInput): TransferCosts | undefined {
  const share = feeShare(input)
  const duty = tryValueOn(homeLoanStampDuty, input.transferDate)?.fees
  if (share === undefined || duty === undefined) return undefined
  const fee = timesCents(input.outstandingDebt, share)
  return {
    earlyRepaymentFee: fee,
    earlyRepaymentFeeStampDuty: timesCents(fee, duty),
    openingFees: input.openingFees,
    openingFeesStampDuty: timesCents(input.openingFees, duty),
    registrationCosts: input.registrationCosts,
    otherCosts: input.otherCosts,
  }
}

export const totalOf = (costs: TransferCosts): Cents => sumCents(...Object.values<Cents>({ ...costs }))
