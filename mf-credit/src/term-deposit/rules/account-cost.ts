import { type Cents, cents, roundHalfUpToCent } from 'shared-lib/rules/money/cents'
import type { Account } from '../data/offers/deposit-offer'

/** Months that are charged for an amount that stays so many months. */
function chargedMonths({ charged, freeFromEur = 0, freeMonths = 0 }: Account, amount: Cents, months: number) {
  if (charged === 'never' || (charged === 'below' && amount >= freeFromEur * 100)) return 0
  return charged === 'later' ? Math.max(0, months - freeMonths) : months
}

/** Cost of the account over the deposit; nothing where the visitor has it anyway. */
export const accountCost = (account: Account | undefined, amount: Cents, months: number): Cents =>
  account ? roundHalfUpToCent(account.eurPerMonth * chargedMonths(account, amount, months)) : cents(0)
