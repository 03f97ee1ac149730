import { instalmentOf } from 'shared-lib/rules/credit/annuity'
import { type Cents, cents } from 'shared-lib/rules/money/cents'
import { allInRate, type CardRates } from './card-charges'
import { payOff } from './card-months'

function clears(debt: Cents, rates: CardRates, amount: Cents, months: number): boolean {
  const outcome = payOff(debt, rates, { kind: 'fixed', amount })
  return outcome.ends && outcome.months.length <= months
}

/**
 * The least that, paid every month, leaves nothing owed after so many months. The annuity at the rate with duties is
 * within some cents of it; the months themselves, each rounded to the cent, decide.
 */
export function clearIn(debt: Cents, rates: CardRates, months: number): Cents {
  let amount = instalmentOf(debt, allInRate(rates), months)
  while (!clears(debt, rates, amount, months)) amount = cents(amount + 1)
  while (amount > 0 && clears(debt, rates, cents(amount - 1), months)) amount = cents(amount - 1)
  return amount
}
