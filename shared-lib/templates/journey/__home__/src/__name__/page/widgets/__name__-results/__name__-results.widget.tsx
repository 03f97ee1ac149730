import { implementWidget, type WidgetProps } from 'shared-lib/contract/define-widget'
import { ResultsScreen } from '../../results/results-screen'
import { __camel__ResultsContract } from './__name__-results.contract'

export default implementWidget(__camel__ResultsContract, ({ location, shell, today }: WidgetProps) => (
  <ResultsScreen location={location} shell={shell} today={today} />
))
