import type { Bill, BillPart, BillPartKey, Measure, Supply } from './results'

/** A bill covers a year of 365 days and 12 months: the convention of ERSE’s simulator and of every published total. */
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

/** The two VAT lines of a supply, on what is billed at each rate. */
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

/** Binary fractions make an exact half cent fall a hair short: nudged before it is rounded up. */
const roundHalfUp = (cents: number) => Math.floor(cents + 0.5 + 1e-7)

/** Euros to cents, half up: the one rounding of a figure. */
export const toCents = (eur: number): number => roundHalfUp(eur * 100)

/** Exact total of the lines, euros a year. */
export const exactTotal = (lines: readonly Line[]): number => lines.reduce((sum, line) => sum + line.eur, 0)

/** Cents for each line that add up to `total`: cut down, then the cents left go to the largest fractions. */
function distribute(lines: readonly Line[], total: number): readonly BillPart[] {
  const cut = lines.map((line, order) => {
    const cents = Math.floor(line.eur * 100 + 1e-7)
    return { line, order, cents, fraction: line.eur * 100 - cents }
  })
  const left = total - cut.reduce((sum, part) => sum + part.cents, 0)
  const raised = new Set(
    cut
      .toSorted((one, two) => two.fraction - one.fraction || one.order - two.order)
      .slice(0, left)
      .map((part) => part.order),
  )
  return cut
    .map(({ line, order, cents }) => ({
      supply: line.supply,
      key: line.key,
      cents: raised.has(order) ? cents + 1 : cents,
      ...(line.measure && { measure: line.measure }),
    }))
    .filter((part) => part.cents !== 0)
}

/** Lines to a bill, rounded once. `dgegEur` is the fee with VAT that stays outside the total. */
export function billOf(lines: readonly Line[], dgegEur: number): Bill {
  const exact = exactTotal(lines)
  const yearlyCents = toCents(exact)
  return {
    yearlyCents,
    monthlyCents: toCents(exact / monthsPerYear),
    parts: distribute(lines, yearlyCents),
    dgegYearlyCents: toCents(dgegEur),
  }
}

/** What a supplier gives back on the first bills, VAT included, as a line. */
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
