import { type Cents, cents, sumCents, timesCents } from '../money/cents'
import { annuityFactor, monthsFor } from './annuity'

/** A rate from an instalment (the first is 1) on. The instalment is recalculated on the balance of that time. */
interface RatePeriod {
  readonly fromInstalment: number
  /** Fraction: 0.035 is 3,5 %. */
  readonly annualRate: number
}

/** Capital paid on top of an instalment. */
export interface ExtraRepayment {
  readonly afterInstalment: number
  readonly amount: Cents
  /** Stays as it was: the last month (the instalment falls), or the instalment (the loan ends sooner). */
  readonly keeps: 'term' | 'instalment'
}

export interface Loan {
  readonly capital: Cents
  readonly months: number
  /** In order; the first from instalment 1. */
  readonly rates: readonly RatePeriod[]
  /** Charged on top of interest, as a fraction of it; within the constant instalment. */
  readonly interestLevy?: number
  /** The same, paid besides the constant instalment. */
  readonly levyOnTop?: number | undefined
  readonly extra?: ExtraRepayment
}

export interface Instalment {
  /** The first is 1. */
  readonly number: number
  readonly annualRate: number
  readonly instalment: Cents
  readonly interest: Cents
  readonly levy: Cents
  readonly capital: Cents
  /** Extra repayment on the same day. */
  readonly extra: Cents
  /** Owed after it. */
  readonly balance: Cents
}

const none = cents(0)

/** The month's interest and the tax on it, each booked to the cent. */
function costOf(balance: Cents, annualRate: number, interestLevy: number) {
  const interest = timesCents(balance, annualRate / 12)
  return { interest, levy: timesCents(interest, interestLevy) }
}

/** Extra repayment after this instalment: never more than is owed. */
const extraAfter = ({ extra }: Loan, number: number, balance: Cents): Cents =>
  extra?.afterInstalment === number ? cents(Math.min(extra.amount, balance)) : none

/**
 * Every instalment of a loan in constant instalments, a tax on top of them included. Interest is booked to the cent and
 * the last instalment takes up the difference, so that capital and extra repayments add up to the amount lent.
 */
export function repaymentPlan(loan: Loan): readonly Instalment[] {
  const { interestLevy = 0, levyOnTop = 0 } = loan
  const periods = new Map(loan.rates.map((period) => [period.fromInstalment, period]))
  const plan: Instalment[] = []
  let { capital: balance, months: last } = loan
  let annualRate = 0
  let constant: Cents | undefined
  for (let number = 1; number <= last && balance > 0; number += 1) {
    const period = periods.get(number)
    if (period) annualRate = period.annualRate
    const charged = annualRate * (1 + interestLevy)
    if (period || constant === undefined)
      constant = timesCents(balance, annuityFactor(charged, last - number + 1))
    const { interest, levy } = costOf(balance, annualRate, interestLevy + levyOnTop)
    const regular = cents(constant - interest - (levyOnTop > 0 ? 0 : levy))
    const capital = number === last || regular > balance ? balance : regular
    const left = cents(balance - capital)
    const extra = extraAfter(loan, number, left)
    balance = cents(left - extra)
    plan.push({
      number,
      annualRate,
      instalment: sumCents(interest, levy, capital),
      interest,
      levy,
      capital,
      extra,
      balance,
    })
    if (extra > 0 && loan.extra?.keeps === 'instalment')
      last = Math.min(last, number + (monthsFor(balance, charged, constant) ?? last))
    else if (extra > 0) constant = undefined
  }
  return plan
}
