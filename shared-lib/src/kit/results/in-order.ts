/**
 * Rows in the requested order; ties keep their order. Historic prices stay below all others in any order, since they
 * are no longer available.
 */
export const inOrder = <Row>(
  rows: readonly Row[],
  isHistoric: (row: Row) => boolean,
  compare: (one: Row, two: Row) => number,
): readonly Row[] =>
  rows.toSorted((one, two) => Number(isHistoric(one)) - Number(isHistoric(two)) || compare(one, two))
