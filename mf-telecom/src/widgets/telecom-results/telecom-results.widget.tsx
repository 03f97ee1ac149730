import { implementWidget, type WidgetProps } from 'shared-lib/contract/define-widget'
import { ResultsScreen } from '../../results/results-screen'
import { telecomResultsContract } from './telecom-results.contract'

const View = ({ location, shell, today }: WidgetProps) => (
  <ResultsScreen query={location?.query ?? ''} shell={shell} today={today} />
)

export default implementWidget(telecomResultsContract, View)
