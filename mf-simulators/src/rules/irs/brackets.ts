import { type Cents, cents } from 'shared-lib/rules/money/cents'
import type { RegionalTable } from './table-tax'

/** A step (escalão) of the general table, and the part of an income that it taxes. */
export interface Bracket {
  /** Upper limit; the last one has none. */
  readonly upTo?: Cents
  /** Fraction; missing where the region's was not found. */
  readonly rate?: number
  /** Of the income, after the quotient of a joint return: the part that this rate is for. */
  readonly income: Cents
}

/** CIRS, art. 68.º: how an income fills the table from below. */
export function bracketsOf({ limits, rates }: RegionalTable, income: Cents, quotient: number): Bracket[] {
  const share = Math.round(income / quotient)
  return rates.map((rate, at) => {
    const from = Math.round((limits[at - 1] ?? 0) * 100)
    const limit = limits[at]
    const upTo = limit === undefined ? undefined : cents(Math.round(limit * 100))
    return {
      ...(upTo !== undefined && { upTo }),
      ...(rate !== undefined && { rate }),
      income: cents(Math.max(0, Math.min(share, upTo ?? share) - from)),
    }
  })
}
