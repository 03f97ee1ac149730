import { implementWidget, type WidgetProps } from 'shared-lib/contract/define-widget'
import { LateResults } from 'shared-lib/kit/results/ui/late-results'
import { Button } from 'shared-lib/kit/ui/button/button'
import { telecomJourney } from '../../funnel/telecom.journey'
import type { TelecomResults } from '../../results/results.load'
import { ResultsScreen } from '../../results/results-screen'
import { telecomResultsContract } from './telecom-results.contract'

type Props = WidgetProps<Record<never, never>, TelecomResults>

const View = ({ data, location, shell, today }: Props) => {
  if (data && location) return <ResultsScreen data={data} location={location} shell={shell} today={today} />
  return location ? (
    <LateResults location={location} questions={telecomJourney.path} />
  ) : (
    <Button kind="main" href={`${shell.apiUrl}${telecomJourney.path}`}>
      {telecomJourney.start}
    </Button>
  )
}

export default implementWidget(telecomResultsContract, View)
