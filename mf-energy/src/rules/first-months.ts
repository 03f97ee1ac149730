import type { Offer } from '../data/offers/offer'
import { type Line, monthsPerYear } from './bill-lines'

/** Months of the year that a promotion's own price lasts; undefined where it lasts all year. */
export function promotionMonths({ conditions = [] }: Offer): number | undefined {
  const promotion = conditions.find((condition) => condition.kind === 'first-months')
  return promotion && promotion.months < monthsPerYear ? promotion.months : undefined
}

/** Whether a year of an offer is known: of a promotion only with the price that follows it. */
export const isKnownYear = (offer: Offer): boolean =>
  promotionMonths(offer) === undefined || offer.later !== undefined

/**
 * A year that begins at one price and goes on at another: the months of each, as if the use were the same in all. VAT
 * limits go by the month, so that the parts may be weighed. A line keeps its measure where it is the same all year.
 */
export function yearOf(first: readonly Line[], later: readonly Line[], months: number): readonly Line[] {
  const share = months / monthsPerYear
  const parts = [
    ...first.map((line) => weighed(line, share)),
    ...later.map((line) => weighed(line, 1 - share)),
  ]
  const keys = [...new Set(parts.map(({ key }) => key))]
  return keys.flatMap((key) => {
    const same = parts.filter((line) => line.key === key)
    const [one, other] = same
    if (!one) return []
    const { measure, ...line } = one
    const keeps = measure && (isWhole(one) || JSON.stringify(measure) === JSON.stringify(other?.measure))
    return {
      ...line,
      eur: same.reduce((sum, { eur }) => sum + eur, 0),
      ...(line.vatEur !== undefined && { vatEur: same.reduce((sum, { vatEur = 0 }) => sum + vatEur, 0) }),
      ...(keeps && { measure }),
    }
  })
}

/** Counted by the months it is given for, not by how long a price lasts. */
const isWhole = ({ key }: Line) => key === 'invoice-credit'

const weighed = (line: Line, share: number): Line =>
  isWhole(line)
    ? line
    : {
        ...line,
        eur: line.eur * share,
        ...(line.vatEur !== undefined && { vatEur: line.vatEur * share }),
      }
