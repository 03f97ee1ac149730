import { implementWidget, type WidgetProps } from 'shared-lib/contract/define-widget'
import { Button } from 'shared-lib/kit/ui/button/button'
import { homeLoanJourney } from '../../funnel/home-loan.journey'
import type { HomeLoanData } from '../../results/home-loan.load'
import { loadOfferList } from '../../results/results.views'
import { ResultsScreen } from '../../results/results-screen'
import { TagAnswer } from '../../results/tag-answer'
import { homeLoanResultsContract } from './home-loan-results.contract'

type Props = WidgetProps<typeof homeLoanResultsContract.attributes, HomeLoanData | undefined>

/** Whether editors keep offers, known only from the data of the server. */
const hasOffers = (data: unknown) => {
  const loaded = data as HomeLoanData | undefined
  return loaded?.kind === 'result' && loaded.offers.length > 0
}

/** On its own page the visitor's results; in a story a first answer for a typical loan. */
const View = ({ attributes, data, location, shell, today }: Props) => {
  if (location) return <ResultsScreen data={data} location={location} shell={shell} today={today} />
  if (data?.kind === 'result')
    return <TagAnswer data={data} heading={attributes.heading} siteUrl={shell.apiUrl} />
  return (
    <Button kind="main" href={shell.apiUrl + homeLoanJourney.path}>
      {homeLoanJourney.start}
    </Button>
  )
}

export default implementWidget(homeLoanResultsContract, View, async ({ data, location }) => {
  if (location && hasOffers(data)) await loadOfferList()
})
