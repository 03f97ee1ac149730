import type { BillLine } from './bill-lines'
import type { Line } from './text-item'

/** A charge or a discount, EUR, whose line does not multiply. */
export interface OtherAmount {
  readonly line: Line
  readonly amount: number
}

export const cents = (text = '') => Number(text.replace(/[.\s](?=\d{3})/g, '').replace(',', '.'))

const near = (one: number, other: number) => Math.abs(one - other) <= 0.011

/** The only line that a discount is taken from: it prints the amount of that line, or a percentage that gives the discount. */
function loweredBy(
  { line: { plain }, amount }: OtherAmount,
  lines: readonly BillLine[],
): BillLine | undefined {
  if (amount >= 0 || !/^\W*desc/.test(plain)) return undefined
  const bases = [...plain.matchAll(/\d[\d.]*[.,]\d\d(?!\d)(?!\s?%)/g)].map(([text]) => cents(text))
  const rates = [...plain.matchAll(/(\d{1,2}(?:[.,]\d+)?)\s?%/g)].map(([, text]) => cents(text) / 100)
  const fits = (given: number) =>
    bases.some((base) => near(base, given)) || rates.some((rate) => near(rate * given, -amount))
  const [only, ...others] = lines.filter(
    ({ charged, counted, amount: given = 0 }) =>
      charged && counted !== 'months' && given > -amount && fits(given),
  )
  return others.length === 0 ? only : undefined
}

/** Lines with the discounts that the bill prints in lines of their own, and the amounts that belong to no line. */
export function withDiscounts(lines: readonly BillLine[], others: readonly OtherAmount[]) {
  const pairs = others.map((other) => ({ other, lowered: loweredBy(other, lines) }))
  return {
    lines: lines.map((line) => {
      const taken = pairs.reduce((sum, { other, lowered }) => sum + (lowered === line ? other.amount : 0), 0)
      if (line.amount === undefined || taken === 0) return line
      const share = Math.round((-1000 * taken) / line.amount) / 1000
      const kept = 1 - (near(share * line.amount, -taken) ? share : -taken / line.amount)
      return { ...line, price: line.price * kept, amount: line.amount + taken }
    }),
    others: pairs.flatMap(({ other, lowered }) => (lowered ? [] : [other.amount])),
  }
}
