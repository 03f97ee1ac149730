import { implementWidget, type WidgetProps } from 'shared-lib/contract/define-widget'
import type { CardResultsData } from '../../results/results.load'
import { loadAnswered } from '../../results/results.views'
import { ResultsScreen } from '../../results/results-screen'
import { creditCardResultsContract } from './credit-card-results.contract'

type Props = WidgetProps<Record<string, never>, CardResultsData>

/** Without data of the server only the questions are shown. */
const nothing: CardResultsData = {
  kind: 'ask',
  problems: [],
  carried: [],
  beside: { questions: [], list: [], notebook: [] },
  list: undefined,
  made: undefined,
  duties: undefined,
  minimumServices: undefined,
}

export default implementWidget(
  creditCardResultsContract,
  ({ data = nothing, location, shell, today }: Props) => (
    <ResultsScreen data={data} location={location} shell={shell} today={today} />
  ),
  async ({ data }) => {
    if ((data as Props['data'])?.kind === 'answer') await loadAnswered()
  },
)
