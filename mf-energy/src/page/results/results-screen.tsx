import type { WidgetProps } from 'shared-lib/contract/define-widget'
import { checkSlug } from 'shared-lib/kit/funnel/journey-addresses'
import { ResultsPage } from 'shared-lib/kit/results/ui/results-page'
import { NotCoveredView } from './not-covered-view'
import { RankedView } from './ranked-view'
import type { NoResults, ResultsData } from './results.load'
import { energyResults, type ResultsQuery } from './results-query'

interface ResultsScreenProps extends Pick<WidgetProps, 'shell'> {
  readonly data: ResultsData | NoResults
  /** Query string of the page. */
  readonly query: string
}

/**
 * The page as its address describes it. Compared offers that are in no row (another catalogue, other filters) are
 * dropped: they would take the places of others, and the page has no button to remove them.
 */
function viewOf(query: string, data: ResultsData | NoResults): ResultsQuery {
  const view = energyResults.read(query, data.carried)
  if (data.kind === 'not-covered') return view
  const listed = new Set([...data.rows, ...data.compared].map(({ id }) => id))
  return { ...view, compare: view.compare.filter((id) => listed.has(id)) }
}

/** `/energia/resultados`: ranked offers, or why there are none. */
export function ResultsScreen({ data, query, shell }: ResultsScreenProps) {
  const view = viewOf(query, data)
  const edit = energyResults.step(view, checkSlug)
  if (data.kind === 'not-covered')
    return (
      <ResultsPage>
        <NotCoveredView data={data} view={view} edit={edit} />
      </ResultsPage>
    )
  return (
    <ResultsPage printed={`${shell.company.name}: resultados de energia de ${data.made}, ${data.ageWords}`}>
      <RankedView data={data} view={view} edit={edit} shell={shell} />
    </ResultsPage>
  )
}
