import { tryValueOn } from 'shared-lib/rules/dated/dated-parameter'
import type { IsoDate } from 'shared-lib/rules/dates/iso-date'
import { type Cents, cents, timesCents } from 'shared-lib/rules/money/cents'
import { latePayment } from '../data/parameters/late-payment'

/** The most that may be asked for, once, when this instalment is late. `undefined` on days whose rule is not known. */
export function largestLateFee(instalment: Cents, on: IsoDate): Cents | undefined {
  const rule = tryValueOn(latePayment, on)
  if (!rule) return undefined
  if (instalment > rule.largeFrom * 100) return timesCents(instalment, rule.largeShare)
  const share = timesCents(instalment, rule.feeShare)
  return cents(Math.min(rule.feeMost * 100, Math.max(rule.feeLeast * 100, share)))
}
