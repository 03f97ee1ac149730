/** A quote as it is held against the covers that were asked for. */
interface Quote<Key extends string = string> {
  /** Of the year, cents. */
  readonly cents: number
  readonly covers: readonly Key[]
}

/** The covers of the brief that a quote lacks, in the order of the brief. */
export const missingCovers = <Key extends string>(
  brief: readonly Key[],
  { covers }: Pick<Quote<Key>, 'covers'>,
): readonly Key[] => brief.filter((cover) => !covers.includes(cover))

/**
 * Quotes that hold everything asked for, by their total; below them, whatever they cost, those that lack something, by
 * their total. Equal totals stay in the order given.
 */
export function orderQuotes<Key extends string, One extends Quote<Key>>(
  brief: readonly Key[],
  quotes: readonly One[],
): readonly One[] {
  const lacks = (quote: One) => (missingCovers(brief, quote).length > 0 ? 1 : 0)
  return quotes.toSorted((one, other) => lacks(one) - lacks(other) || one.cents - other.cents)
}
