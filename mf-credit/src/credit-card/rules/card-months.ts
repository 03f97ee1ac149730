import { type Cents, cents, sumCents, timesCents } from 'shared-lib/rules/money/cents'
import { type CardRates, type Charges, chargesOf, sumOf } from './card-charges'

/** How a month's statement is paid. */
export type Payment =
  | { readonly kind: 'all' }
  /** A share of the balance with the month's charges, never less than the floor nor than a cent. */
  | { readonly kind: 'minimum'; readonly share: number; readonly floor: Cents }
  | { readonly kind: 'fixed'; readonly amount: Cents }
  /** Purchases and charges: the debt of before stays as it is. */
  | { readonly kind: 'interest' }

/** One statement: charges on the unpaid balance, purchases, payment, new balance. */
export interface CardMonth extends Charges {
  readonly spent: Cents
  readonly paid: Cents
  readonly balance: Cents
}

const nothing = cents(0)

/** Payment of a statement; at most all of it. */
function paymentOf(payment: Payment, before: Cents, owed: Cents): Cents {
  const wanted =
    payment.kind === 'all'
      ? owed
      : payment.kind === 'interest'
        ? cents(owed - before)
        : payment.kind === 'fixed'
          ? payment.amount
          : cents(Math.max(timesCents(owed, payment.share), payment.floor, 1))
  return cents(Math.min(wanted, owed))
}

/** The month after `before` was left unpaid. */
export function nextMonth(before: Cents, spent: Cents, rates: CardRates, payment: Payment): CardMonth {
  const charges = chargesOf(before, rates)
  const owed = sumCents(before, sumOf(charges), spent)
  const paid = paymentOf(payment, before, owed)
  return { ...charges, spent, paid, balance: cents(owed - paid) }
}

/** A debt with no new purchases: every month until it is paid, or the first months when it never is. */
interface PayOff {
  readonly ends: boolean
  readonly months: readonly CardMonth[]
}

/** A thousand years: a debt that falls by a cent a month is no debt that ends. */
const longest = 12_000

/**
 * Pays a debt off month by month. It never ends once a payment does not exceed the charges of its month, because later
 * charges and payments are as high. Of such a debt, `atLeast` months are returned.
 */
export function payOff(debt: Cents, rates: CardRates, payment: Payment, atLeast = 1): PayOff {
  const months: CardMonth[] = []
  let [balance, ends] = [debt, true]
  while (balance > 0 && (ends || months.length < atLeast)) {
    const month = nextMonth(balance, nothing, rates, payment)
    months.push(month)
    ends &&= month.balance < balance && months.length <= longest
    balance = month.balance
  }
  return { ends, months: ends ? months : months.slice(0, atLeast) }
}
