import { effectiveAnnualRate, monthlyFlows, roundPercent } from 'shared-lib/rules/credit/annual-rate'
import { type Cents, roundHalfUpToCent } from 'shared-lib/rules/money/cents'
import type { CardRates } from './card-charges'

/** A card as the yearly rate of charge looks at it: drawn at once, repaid in equal parts of capital. Money in euros. */
interface ConventionCard {
  readonly limit: number
  readonly months: number
  /** Before stamp duty. */
  readonly annualFee: number
}

/** Payments at the start and each month, unrounded euros. The fee of each year is paid at its start. */
function paymentsOf({ limit, months, annualFee }: ConventionCard, rates: CardRates) {
  const part = limit / months
  const fee = annualFee * (1 + rates.onCharges)
  const monthly = Array.from({ length: months }, (_, index) => {
    const owed = limit - part * index
    const charges = owed * ((rates.tan / 12) * (1 + rates.onCharges) + rates.onUse)
    const isNewYear = (index + 1) % 12 === 0 && index + 1 < months
    return part + charges + (isNewYear ? fee : 0)
  })
  return { fee, monthly }
}

/** Unrounded, a fraction; `undefined` where no rate fits. */
function exactTaeg(card: ConventionCard, rates: CardRates): number | undefined {
  const { fee, monthly } = paymentsOf(card, rates)
  return effectiveAnnualRate(monthlyFlows(card.limit - fee, monthly))
}

/** All that is paid by the convention (MTIC). */
export function conventionTotal(card: ConventionCard, rates: CardRates): Cents {
  const { fee, monthly } = paymentsOf(card, rates)
  return roundHalfUpToCent(monthly.reduce((sum, amount) => sum + amount, fee))
}

/** The yearly rate of charge (TAEG) by the convention of the law: one decimal of its percentage. */
export function conventionTaeg(card: ConventionCard, rates: CardRates): number | undefined {
  const exact = exactTaeg(card, rates)
  return exact === undefined ? undefined : roundPercent(exact, 1)
}

const highestTan = 1

/**
 * The nominal rate that makes the convention reach a TAEG, two decimals of its percentage. `undefined` where the fee
 * alone costs more, or no rate below 100 % does.
 */
export function tanOfTaeg(
  card: ConventionCard,
  taeg: number,
  duties: Omit<CardRates, 'tan'>,
): number | undefined {
  const at = (tan: number) => exactTaeg(card, { ...duties, tan }) ?? Number.POSITIVE_INFINITY
  if (at(0) > taeg || at(highestTan) < taeg) return undefined
  let [low, high] = [0, highestTan]
  while (high - low > 1e-9) {
    const middle = (low + high) / 2
    if (at(middle) < taeg) low = middle
    else high = middle
  }
  return roundPercent((low + high) / 2, 2)
}
