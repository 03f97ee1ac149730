import { implementWidget, type WidgetProps } from 'shared-lib/contract/define-widget'
import type { HomeLoanData } from '../../results/home-loan.load'
import { ResultsScreen } from '../../results/results-screen'
import { homeLoanResultsContract } from './home-loan-results.contract'

export default implementWidget(homeLoanResultsContract, ({ data, location, shell, today }: WidgetProps) => (
  <ResultsScreen data={data as HomeLoanData | undefined} location={location} shell={shell} today={today} />
))
