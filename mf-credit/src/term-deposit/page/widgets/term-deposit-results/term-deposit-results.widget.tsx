import { implementWidget, type WidgetProps } from 'shared-lib/contract/define-widget'
import type { TagOffers } from 'shared-lib/kit/results/tag-offers'
import { LateResults } from 'shared-lib/kit/results/ui/late-results'
import { TagOfferList } from 'shared-lib/kit/results/ui/tag-offers'
import { Button } from 'shared-lib/kit/ui/button/button'
import { termDepositJourney } from '../../funnel/term-deposit.journey'
import type { DepositResultsData } from '../../results/results.load'
import type { ResultsScreen } from '../../results/results-screen'
import { termDepositResultsContract } from './term-deposit-results.contract'

/** The results page in a chunk of its own, so that a story does not carry it. Filled before the first drawing. */
const views: { screen?: typeof ResultsScreen } = {}

const loadScreen = async () => {
  const { ResultsScreen } = await import(
    /* webpackChunkName: "term-deposit-results" */ '../../results/results-screen'
  )
  views.screen = ResultsScreen
}

type Attributes = typeof termDepositResultsContract.attributes
type Props = WidgetProps<Attributes, DepositResultsData | TagOffers>

/** On its own page the visitor's results; in a story the list for a typical amount. */
const View = ({ attributes, data, location, shell, today }: Props) => {
  if (data?.kind === 'results' && location && views.screen)
    return <views.screen data={data} location={location} shell={shell} today={today} />
  if (data?.kind === 'tag')
    return (
      <TagOfferList
        data={data}
        heading={attributes.heading}
        siteUrl={shell.apiUrl}
        same="Ver todos"
        other="Com o meu montante"
      />
    )
  if (location) return <LateResults location={location} questions={termDepositJourney.path} />
  return (
    <Button kind="main" href={shell.apiUrl + termDepositJourney.path}>
      {termDepositJourney.start}
    </Button>
  )
}

export default implementWidget(termDepositResultsContract, View, async ({ location }) => {
  if (location) await loadScreen()
})
