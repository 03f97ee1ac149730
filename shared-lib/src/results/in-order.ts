/**
 * Rows in the order asked for, which they keep where it finds no difference. Historic prices stay below all others,
 * whatever the order: nobody can have them.
 */
export const inOrder = <Row>(
  rows: readonly Row[],
  isHistoric: (row: Row) => boolean,
  compare: (one: Row, two: Row) => number,
): readonly Row[] =>
  rows.toSorted((one, two) => Number(isHistoric(one)) - Number(isHistoric(two)) || compare(one, two))
