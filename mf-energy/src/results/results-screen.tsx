import type { WidgetProps } from 'shared-lib/contract/define-widget'
import { checkSlug } from 'shared-lib/funnel/flow'
import { journeyStages } from 'shared-lib/funnel/journey'
import { Stages } from 'shared-lib/ui/stages/stages'
import { NotCoveredView } from './not-covered-view'
import { RankedView } from './ranked-view'
import type { NoResults, ResultsData } from './results.load'
import { readResultsQuery, stepWith } from './results-query'
import styles from './results-screen.module.css'

interface ResultsScreenProps extends Pick<WidgetProps, 'shell'> {
  readonly data: ResultsData | NoResults
  /** Query string of the page. */
  readonly query: string
}

/** `/energia/resultados`: ranked offers, or why there are none. */
export function ResultsScreen({ data, query, shell }: ResultsScreenProps) {
  const view = readResultsQuery(query, data.carried)
  const edit = stepWith(view, checkSlug)
  return (
    <div className={styles.results}>
      <Stages stages={journeyStages} current={1} />
      {data.kind === 'not-covered' ? (
        <NotCoveredView data={data} view={view} edit={edit} />
      ) : (
        <RankedView data={data} view={view} edit={edit} shell={shell} />
      )}
    </div>
  )
}
