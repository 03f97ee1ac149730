import { implementWidget, type WidgetProps } from 'shared-lib/contract/define-widget'
import { ResultsScreen } from '../../results/results-screen'
import { insuranceResultsContract } from './insurance-results.contract'

export default implementWidget(insuranceResultsContract, ({ location, shell, today }: WidgetProps) => (
  <ResultsScreen location={location} shell={shell} today={today} />
))
