import { implementWidget, type WidgetProps } from 'shared-lib/contract/define-widget'
import type { ResultsData } from '../../results/results.load'
import { ResultsScreen } from '../../results/results-screen'
import { personalLoanResultsContract } from './personal-loan-results.contract'

const View = ({ data, location, shell, today }: WidgetProps) => (
  <ResultsScreen data={data as ResultsData | undefined} location={location} shell={shell} today={today} />
)

export default implementWidget(personalLoanResultsContract, View)
