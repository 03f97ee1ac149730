import { instalmentOf } from 'shared-lib/rules/credit/annuity'
import { chargedRate, totalRate } from 'shared-lib/rules/credit/euribor/euribor-path'
import { type Cents, cents } from 'shared-lib/rules/money/cents'

/** A variable loan whose index stays what it is. Rates are fractions. */
export interface IndexedLoan {
  readonly amount: Cents
  readonly months: number
  readonly index: number
}

export const instalmentAt = ({ amount, months, index }: IndexedLoan, spread: number): Cents =>
  instalmentOf(amount, chargedRate(totalRate(index, spread)), months)

/** Cost of a spread against another: each month, and over the term with the index held. */
export function spreadStep(loan: IndexedLoan, spreads: readonly number[]) {
  const instalments = spreads.map((spread) => instalmentAt(loan, spread))
  const perMonth = cents((instalments.at(-1) ?? 0) - (instalments[0] ?? 0))
  return { instalments, perMonth, overTerm: cents(perMonth * loan.months) }
}

export interface ProductsForSpread {
  readonly instalmentWithout: Cents
  readonly instalmentWith: Cents
  /** Cut of the first instalment by the lower spread: the products are worth at most so much a month. */
  readonly savingOnInstalment: Cents
  /** Negative when the products cost more. At the start: the gap shrinks with the balance. */
  readonly netPerMonth: Cents
  readonly worthIt: boolean
}

/** Whether products that lower the spread are worth their price. @param products a month, taxes included. */
export function productsForSpread(
  loan: IndexedLoan,
  { without, with: lower }: { readonly without: number; readonly with: number },
  products: Cents,
): ProductsForSpread {
  const [instalmentWithout, instalmentWith] = [instalmentAt(loan, without), instalmentAt(loan, lower)]
  const savingOnInstalment = cents(instalmentWithout - instalmentWith)
  const netPerMonth = cents(savingOnInstalment - products)
  return { instalmentWithout, instalmentWith, savingOnInstalment, netPerMonth, worthIt: netPerMonth > 0 }
}

/** The index at which a fixed and a variable loan pay the same instalment; below it the variable one is cheaper. */
export const breakEvenIndex = (fixedRate: number, spread: number): number => totalRate(fixedRate, -spread)
