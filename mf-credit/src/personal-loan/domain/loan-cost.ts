import { effectiveAnnualRate, monthlyFlows, roundPercent } from 'shared-lib/credit/annual-rate'
import { instalmentOf } from 'shared-lib/credit/annuity'
import type { IsoDate } from 'shared-lib/dates/iso-date'
import { type Cents, cents, sumCents, timesCents } from 'shared-lib/money/cents'
import { dutiesOn } from './duties'

/** A loan in constant instalments, as a proposal describes it. */
export interface LoanTerms {
  readonly amount: Cents
  readonly months: number
  /** Nominal yearly rate without tax; a fraction. */
  readonly tan: number
  /** Paid at the start, before stamp duty. */
  readonly openingFee?: Cents | undefined
  /** Other payments of each month (account, required insurance), taxes included. */
  readonly monthlyCharge?: Cents | undefined
  /** Day of the contract: its taxes count. */
  readonly on: IsoDate
}

export interface LoanCost {
  /** With stamp duty on interest. */
  readonly instalment: Cents
  readonly stampDutyOnUse: Cents
  /** Fee and its stamp duty. */
  readonly openingFee: Cents
  /** Paid on the first day. */
  readonly upfront: Cents
  /** All that is paid: what was lent and what it costs. */
  readonly mtic: Cents
  readonly cost: Cents
  /** Yearly rate of charge, exact. `undefined` where no rate fits. */
  readonly rate: number | undefined
  /** The same with one decimal of its percentage, as it is printed. */
  readonly taeg: number | undefined
}

const none = cents(0)

/** Cost of equal monthly payments and something on the first day. */
export function costOf(
  { amount, months }: Pick<LoanTerms, 'amount' | 'months'>,
  upfront: Cents,
  monthly: Cents,
): Pick<LoanCost, 'mtic' | 'cost' | 'rate' | 'taeg'> {
  const mtic = cents(upfront + months * monthly)
  const rate = effectiveAnnualRate(monthlyFlows(amount - upfront, Array<number>(months).fill(monthly)))
  return {
    mtic,
    cost: cents(mtic - amount),
    rate,
    taeg: rate === undefined ? undefined : roundPercent(rate, 1),
  }
}

/**
 * Instalment, TAEG and MTIC as a FIN prints them: every instalment the same, at TAN and its stamp duty together. The
 * calculator’s table of instalments books each month to the cent: its MTIC may be some cents away.
 * `undefined` on days whose stamp duty is not known.
 */
export function loanCost(terms: LoanTerms): LoanCost | undefined {
  const { amount, months, tan, on } = terms
  const duties = dutiesOn(on, months)
  if (!duties) return undefined
  const instalment = instalmentOf(amount, tan * (1 + duties.charges), months)
  const stampDutyOnUse = timesCents(amount, duties.use)
  const fee = terms.openingFee ?? none
  const openingFee = sumCents(fee, timesCents(fee, duties.charges))
  const upfront = sumCents(stampDutyOnUse, openingFee)
  const monthly = sumCents(instalment, terms.monthlyCharge ?? none)
  return { instalment, stampDutyOnUse, openingFee, upfront, ...costOf(terms, upfront, monthly) }
}
