import { type Cents, cents } from '../money/cents'
import type { Instalment } from './repayment-plan'

/** Twelve instalments together; the last year may have fewer. */
export interface LoanYear {
  /** The first is 1. */
  readonly year: number
  /** Interest, with tax within the instalment. */
  readonly interest: Cents
  readonly capital: Cents
  /** Owed at its end. */
  readonly balance: Cents
}

const sum = (rows: readonly Instalment[], of: (row: Instalment) => number) =>
  cents(rows.reduce((total, row) => total + of(row), 0))

/** A plan by year: interest and capital add up to those of the plan. */
export const yearsOf = (plan: readonly Instalment[]): LoanYear[] =>
  Array.from({ length: Math.ceil(plan.length / 12) }, (_, at) => {
    const rows = plan.slice(at * 12, at * 12 + 12)
    return {
      year: at + 1,
      interest: sum(rows, ({ interest, levy }) => interest + levy),
      capital: sum(rows, ({ capital, extra }) => capital + extra),
      balance: rows.at(-1)?.balance ?? cents(0),
    }
  })
