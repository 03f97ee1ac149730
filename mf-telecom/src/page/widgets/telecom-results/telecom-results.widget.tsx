import { implementWidget, type WidgetProps } from 'shared-lib/contract/define-widget'
import { Button } from 'shared-lib/kit/ui/button/button'
import { telecomJourney } from '../../funnel/telecom.journey'
import type { TelecomResults } from '../../results/results.load'
import { ResultsScreen } from '../../results/results-screen'
import { telecomResultsContract } from './telecom-results.contract'

type Props = WidgetProps<Record<never, never>, TelecomResults>

const View = ({ data, location, shell, today }: Props) =>
  data && location ? (
    <ResultsScreen data={data} location={location} shell={shell} today={today} />
  ) : (
    <Button kind="main" href={`${shell.apiUrl}${telecomJourney.path}`}>
      {telecomJourney.start}
    </Button>
  )

export default implementWidget(telecomResultsContract, View)
