import type { WidgetProps } from 'shared-lib/contract/define-widget'
import { journeyStages } from 'shared-lib/funnel/journey'
import { checkSlug } from 'shared-lib/funnel/journey-addresses'
import { Stages } from 'shared-lib/ui/stages/stages'
import { NotCoveredView } from './not-covered-view'
import { RankedView } from './ranked-view'
import type { NoResults, ResultsData } from './results.load'
import { type ResultsQuery, readResultsQuery, stepWith } from './results-query'
import styles from './results-screen.module.css'

interface ResultsScreenProps extends Pick<WidgetProps, 'shell'> {
  readonly data: ResultsData | NoResults
  /** Query string of the page. */
  readonly query: string
}

/**
 * The page as its address says it. Compared offers that stand in no row of it (another catalogue, other filters) are let
 * go: they would fill the places of others, and nothing on the page could take them away.
 */
function viewOf(query: string, data: ResultsData | NoResults): ResultsQuery {
  const view = readResultsQuery(query, data.carried)
  if (data.kind === 'not-covered') return view
  const listed = new Set([...data.rows, ...data.compared].map(({ id }) => id))
  return { ...view, compare: view.compare.filter((id) => listed.has(id)) }
}

/** `/energia/resultados`: ranked offers, or why there are none. */
export function ResultsScreen({ data, query, shell }: ResultsScreenProps) {
  const view = viewOf(query, data)
  const edit = stepWith(view, checkSlug)
  return (
    <div className={styles.results}>
      {data.kind === 'ranked' && (
        <p className={styles.printed}>
          {shell.company.name}: resultados de energia de {data.made}, {data.ageWords}
        </p>
      )}
      <Stages stages={journeyStages} current={1} />
      {data.kind === 'not-covered' ? (
        <NotCoveredView data={data} view={view} edit={edit} />
      ) : (
        <RankedView data={data} view={view} edit={edit} shell={shell} />
      )}
    </div>
  )
}
