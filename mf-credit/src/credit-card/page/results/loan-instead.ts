import { annuityFactor } from 'shared-lib/rules/credit/annuity'
import { maximumTaeg } from 'shared-lib/rules/credit/parameters/maximum-taeg'
import { tryValueOn } from 'shared-lib/rules/dated/dated-parameter'
import type { IsoDate } from 'shared-lib/rules/dates/iso-date'
import { type Cents, cents, eurosOf, timesCents } from 'shared-lib/rules/money/cents'
import type { DebtOutlook } from '../../rules/debt-outlook'

/** The same debt as a personal loan at its legal maximum, all costs included. Ceilings are fractions. */
export interface LoanInstead {
  readonly months: number
  readonly ceiling: number
  readonly cost: Cents
  /** Saving against the plan of as many months on the card. */
  readonly saved: Cents
  /** The questions of that loan, with amount and term filled in. */
  readonly href: string
}

/** `undefined` where the ceiling is not known, or where a loan at it would save nothing. */
export function loanInstead({ debt, plans: [plan] }: DebtOutlook, on: IsoDate): LoanInstead | undefined {
  const ceiling = tryValueOn(maximumTaeg, on)?.personal
  if (!plan || ceiling === undefined) return undefined
  // Monthly payments whose effective yearly rate is the ceiling.
  const yearly = 12 * Math.expm1(Math.log1p(ceiling) / 12)
  const cost = timesCents(debt, annuityFactor(yearly, plan.months) * plan.months - 1)
  const saved = cents(plan.cost - cost)
  if (saved <= 0) return undefined
  const asked = {
    loanType: 'others',
    wantToBorrowBase: String(eurosOf(debt)).replace('.', ','),
    wantToBorrowTime: String(plan.months),
  }
  const href = `/credito-pessoal/simular?${new URLSearchParams(asked)}`
  return { months: plan.months, ceiling, cost, saved, href }
}
