import { inOrder } from 'shared-lib/kit/results/in-order'
import type { ResultRow } from '../../rules/vocabulary'
import type { Sort } from './results-query'

/** How many conditions the price asks for, of all its supplies. */
export const conditionsOf = (row: ResultRow) =>
  row.supplies.reduce((sum, { conditions }) => sum + conditions.length, 0)
const providersOf = (row: ResultRow) => row.supplies.map(({ providerName }) => providerName).join()
export const isRenewable = (row: ResultRow) => row.supplies.some(({ renewable }) => renewable)

const orders: Readonly<Record<Sort, (one: ResultRow, two: ResultRow) => number>> = {
  cost: () => 0,
  conditions: (one, two) => conditionsOf(one) - conditionsOf(two),
  renewable: (one, two) => Number(isRenewable(two)) - Number(isRenewable(one)),
  provider: (one, two) => providersOf(one).localeCompare(providersOf(two), 'pt'),
}

/** Orders the rows; ties of another order keep the order of cost. */
export const sortedRows = (rows: readonly ResultRow[], sort: Sort): readonly ResultRow[] =>
  inOrder(rows, ({ standing }) => standing === 'historic', orders[sort])
