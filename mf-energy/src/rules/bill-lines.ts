import { type Cents, roundHalfUpToCent } from 'shared-lib/rules/money/cents'
import { distribute } from 'shared-lib/rules/money/distribute'
import type { Supply } from '../data/offers/offer'
import type { Bill, BillPart, BillPartKey, Measure } from './bill-vocabulary'

/** A bill covers a year of 365 days and 12 months: the convention of ERSE’s calculator and of every published total. */
export const daysPerYear = 365
export const monthsPerYear = 12

/** One line of a bill in exact euros a year. */
export interface Line {
  readonly supply: Supply
  readonly key: BillPartKey
  readonly eur: number
  /** VAT that it bears, where VAT is added to it. */
  readonly vatEur?: number
  readonly measure?: Measure
}

/** A line's measure, in the unit it is charged by. */
export const perDay = (price: number): Measure => ({ quantity: daysPerYear, unit: 'day', price })
export const perMonth = (price: number, quantity = monthsPerYear): Measure => ({
  quantity,
  unit: 'month',
  price,
})
export const perKwh = (quantity: number, price: number): Measure => ({ quantity, unit: 'kWh', price })

/** The two VAT lines of a supply, on the amount billed at each rate. */
export const vatLines = (
  supply: Supply,
  reduced: { readonly net: number; readonly rate: number },
  normal: { readonly net: number; readonly rate: number },
): readonly Line[] => [vatLine(supply, 'vat-reduced', reduced), vatLine(supply, 'vat-normal', normal)]

const vatLine = (
  supply: Supply,
  key: BillPartKey,
  { net, rate }: { readonly net: number; readonly rate: number },
): Line => ({ supply, key, eur: net * rate, measure: { quantity: net, unit: 'eur', price: rate } })

/** Exact total of the lines, euros a year. */
export const exactTotal = (lines: readonly Line[]): number => lines.reduce((sum, line) => sum + line.eur, 0)

/** The lines of a bill in cents that add up to `total`; zero lines are left out. */
function partsOf(lines: readonly Line[], total: Cents): readonly BillPart[] {
  const parts = distribute(
    lines.map(({ eur }) => eur),
    total,
  )
  return lines
    .map(({ supply, key, measure }, at) => ({
      supply,
      key,
      cents: parts[at] ?? 0,
      ...(measure && { measure }),
    }))
    .filter((part) => part.cents !== 0)
}

/** Lines to a bill, rounded once. `dgegEur` is the fee with VAT that stays outside the total. */
export function billOf(lines: readonly Line[], dgegEur: number): Bill {
  const exact = exactTotal(lines)
  const yearlyCents = roundHalfUpToCent(exact)
  return {
    yearlyCents,
    monthlyCents: roundHalfUpToCent(exact / monthsPerYear),
    parts: partsOf(lines, yearlyCents),
    dgegYearlyCents: roundHalfUpToCent(dgegEur),
  }
}

/** A supplier's credit on the first bills, VAT included, as a line. */
export const creditLine = (
  supply: Supply,
  credit: { readonly centsPerMonth: number; readonly months: number },
): Line => {
  const months = Math.min(credit.months, monthsPerYear)
  return {
    supply,
    key: 'invoice-credit',
    eur: -(credit.centsPerMonth * months) / 100,
    measure: perMonth(-credit.centsPerMonth / 100, months),
  }
}
