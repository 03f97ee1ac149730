import { type Cents, cents, timesCents } from 'shared-lib/rules/money/cents'
import type { AforroTerms, TreasuryTerms } from '../data/parameters/state-savings'

const quartersOfYear = 4

interface StateSaving {
  /** Capital and net interest at the end. */
  readonly valueCents: Cents
  readonly netCents: Cents
}

/**
 * Certificados de Aforro F after whole quarters at one base rate: the interest of a quarter, less tax, earns in the next. The
 * premium of the year is added to the base rate. Rounded once, at the end.
 */
export function aforroValue(
  amount: Cents,
  base: number,
  quarters: number,
  tax: number,
  { premiums }: Pick<AforroTerms, 'premiums'>,
): StateSaving {
  let growth = 1
  for (let quarter = 0; quarter < quarters; quarter += 1) {
    const year = Math.floor(quarter / quartersOfYear) + 1
    const premium = premiums.findLast(({ fromYear }) => fromYear <= year)?.rate ?? 0
    growth *= 1 + ((base + premium) / quartersOfYear) * (1 - tax)
  }
  const value = timesCents(amount, growth)
  return { valueCents: value, netCents: cents(value - amount) }
}

/** Certificados do Tesouro 5 after whole years: each year's interest, counted 30/360 and paid out, is never put back. */
export function treasuryInterest(
  amount: Cents,
  years: number,
  tax: number,
  { rates }: Pick<TreasuryTerms, 'rates'>,
): StateSaving & { readonly averageRate: number } {
  const paid = rates.slice(0, years)
  const net = paid.reduce((sum, rate) => {
    const gross = timesCents(amount, rate)
    return sum + gross - timesCents(gross, tax)
  }, 0)
  return {
    valueCents: cents(amount + net),
    netCents: cents(net),
    averageRate: paid.length === 0 ? 0 : paid.reduce((sum, rate) => sum + rate, 0) / paid.length,
  }
}
