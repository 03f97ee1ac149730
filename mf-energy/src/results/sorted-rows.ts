import type { ResultRow } from '../domain/vocabulary'
import type { Sort } from './results-query'

const conditionsOf = (row: ResultRow) =>
  row.supplies.reduce((sum, { conditions }) => sum + conditions.length, 0)
const providersOf = (row: ResultRow) => row.supplies.map(({ providerName }) => providerName).join()
const isRenewable = (row: ResultRow) => row.supplies.some(({ renewable }) => renewable)

const orders: Readonly<Record<Sort, (one: ResultRow, two: ResultRow) => number>> = {
  cost: () => 0,
  conditions: (one, two) => conditionsOf(one) - conditionsOf(two),
  renewable: (one, two) => Number(isRenewable(two)) - Number(isRenewable(one)),
  provider: (one, two) => providersOf(one).localeCompare(providersOf(two), 'pt'),
}

const isHistoric = ({ standing }: ResultRow) => Number(standing === 'historic')

/** Rows come in order of cost; a stable sort keeps that order inside the others. Historic prices stay below all others. */
export const sortedRows = (rows: readonly ResultRow[], sort: Sort): readonly ResultRow[] =>
  rows.toSorted((one, two) => isHistoric(one) - isHistoric(two) || orders[sort](one, two))
