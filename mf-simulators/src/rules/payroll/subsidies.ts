import { type Cents, cents, timesCents } from 'shared-lib/rules/money/cents'
import type { Duodecimals, SalaryInput } from './salary-input'

export const subsidyKinds = ['holidaySubsidy', 'christmasSubsidy'] as const
export type SubsidyKind = (typeof subsidyKinds)[number]

/** One of the two subsidies of the year: what is paid with each month, and what is left for one payment. */
export interface Subsidy {
  readonly kind: SubsidyKind
  readonly whole: Cents
  /** Part of it that is paid in twelfths. */
  readonly share: number
  readonly twelfth: Cents
  /** With everything in twelfths, the few cents that twelve rounded ones miss. */
  readonly rest: Cents
}

/** Parts of the holiday and of the Christmas subsidy: a quarter of both together is half of one of them. */
const shares: Readonly<Record<Duodecimals, Readonly<Record<SubsidyKind, number>>>> = {
  none: { holidaySubsidy: 0, christmasSubsidy: 0 },
  quarter: { holidaySubsidy: 0.5, christmasSubsidy: 0 },
  half: { holidaySubsidy: 0.5, christmasSubsidy: 0.5 },
  full: { holidaySubsidy: 1, christmasSubsidy: 1 },
}

const monthsOfYear = 12
/** Twelve months and two subsidies. */
const paymentsOfYear = 14

/** The wage of one month. A yearly wage is paid fourteen times; `christmas` takes the cents that do not divide. */
export function monthlyWage({ context, wage }: SalaryInput): {
  readonly month: Cents
  readonly christmas: Cents
} {
  if (context === 'monthly') return { month: wage, christmas: wage }
  const month = timesCents(wage, 1 / paymentsOfYear)
  return { month, christmas: cents(wage - (paymentsOfYear - 1) * month) }
}

function subsidyOf(kind: SubsidyKind, whole: Cents, share: number): Subsidy {
  const twelfth = share === 0 ? cents(0) : timesCents(whole, share / monthsOfYear)
  return { kind, whole, share, twelfth, rest: cents(whole - monthsOfYear * twelfth) }
}

/** Holiday and Christmas subsidy: one wage each. */
export function subsidiesOf(input: SalaryInput): readonly Subsidy[] {
  const { month, christmas } = monthlyWage(input)
  const share = shares[input.duodecimalSubsidies]
  return [
    subsidyOf('holidaySubsidy', month, share.holidaySubsidy),
    subsidyOf('christmasSubsidy', christmas, share.christmasSubsidy),
  ]
}
