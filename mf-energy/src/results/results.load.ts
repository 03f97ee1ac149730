import type { RouteCall } from 'shared-lib/contract/define-micro-frontend'
import { toIsoDate } from 'shared-lib/dates/iso-date'
import { readQuery } from 'shared-lib/funnel/funnel-address'
import { householdOf } from '../domain/household'
import { rankOffers } from '../domain/rank-offers'
import type { Assumption, NotCovered, OfferFilters, RankedOffers, ResultRow } from '../domain/results'
import { energyFunnel, offerParameter } from '../funnel/energy.funnel'
import { catalogue } from '../offers/catalogue'
import { answersOf, filtersOf, readResultsQuery, type Sort } from './results-query'

/** A ranking cut to what the page shows: plain data for the widget. */
export interface ResultsData extends Omit<RankedOffers, 'rows'> {
  readonly rows: readonly ResultRow[]
  readonly winner: ResultRow | undefined
  readonly compared: readonly ResultRow[]
  /** Rows in the whole ranking. */
  readonly total: number
  readonly assumptions: readonly Assumption[]
}

function rank({ query, today }: RouteCall, filters: OfferFilters) {
  const on = toIsoDate(today)
  const household = householdOf(answersOf(query), on)
  return { household, ranking: rankOffers(household, catalogue, filters, on) }
}

const conditionsOf = (row: ResultRow) =>
  row.supplies.reduce((sum, { conditions }) => sum + conditions.length, 0)
const providersOf = (row: ResultRow) => row.supplies.map(({ providerName }) => providerName).join()

/** Rows come in order of cost; a stable sort keeps that order inside the others. */
const sorted: Readonly<Record<Sort, (rows: readonly ResultRow[]) => readonly ResultRow[]>> = {
  cost: (rows) => rows,
  conditions: (rows) => rows.toSorted((one, two) => conditionsOf(one) - conditionsOf(two)),
  provider: (rows) => rows.toSorted((one, two) => providersOf(one).localeCompare(providersOf(two), 'pt')),
}

/** `/energia/resultados`: the ranking for the answers in the address. */
export function loadResults(call: RouteCall): ResultsData | NotCovered {
  const view = readResultsQuery(call.query)
  const { household, ranking } = rank(call, filtersOf(view))
  if (ranking.kind === 'not-covered') return ranking
  const { rows, ...rest } = ranking
  return {
    ...rest,
    rows: sorted[view.sort](rows).slice(0, view.shown),
    winner: rows[0],
    compared: view.compare.flatMap((id) => rows.filter((row) => row.id === id)),
    total: rows.length,
    assumptions: household.assumptions,
  }
}

export interface ChosenOffer {
  readonly row: ResultRow
  /** Date of the catalogue, ISO. */
  readonly asOf: string
}

/** The contact form: the row chosen on the results page, priced again here and never taken from the address. */
export function loadChosenOffer(call: RouteCall): ChosenOffer | undefined {
  const id = readQuery(energyFunnel, call.query)[offerParameter]
  const { ranking } = rank(call, {})
  const row = ranking.kind === 'ranked' ? ranking.rows.find((one) => one.id === id) : undefined
  return row && { row, asOf: catalogue.asOf }
}
