import type { AttributesOf } from 'shared-lib/contract/attributes'
import { implementWidget, type WidgetProps } from 'shared-lib/contract/define-widget'
import type { TagOffers } from 'shared-lib/kit/results/tag-offers'
import { LateResults } from 'shared-lib/kit/results/ui/late-results'
import { TagOfferList } from 'shared-lib/kit/results/ui/tag-offers'
import { Button } from 'shared-lib/kit/ui/button/button'
import type { NoResults, ResultsData } from '../../results/results.load'
import { energyOffersContract } from './energy-offers.contract'
import { loadScreen, views } from './energy-offers.views'

type Attributes = typeof energyOffersContract.attributes
type Props = WidgetProps<Attributes, ResultsData | NoResults | TagOffers>

/** On its own page the visitor's results; in a story the list for a typical household. */
const View = ({ attributes, data, location, shell }: Props) => {
  if (data && data.kind !== 'tag' && location && views.screen)
    return <views.screen data={data} query={location.query} shell={shell} />
  if (data?.kind === 'tag')
    return (
      <TagOfferList
        data={data}
        heading={attributes.heading}
        siteUrl={shell.apiUrl}
        same="Ver com o meu código postal"
        other="A minha casa é diferente"
      />
    )
  return location ? (
    <LateResults location={location} questions="/energia/simular" />
  ) : (
    <Way attributes={attributes} siteUrl={shell.apiUrl} />
  )
}

/** Link in place of offers that could not be had: an old host, or a partner's page that cannot reach the site. */
const Way = ({ attributes, siteUrl }: { attributes: AttributesOf<Attributes>; siteUrl: string }) => (
  <Button kind="main" href={`${siteUrl}/energia/simular?energyType=${attributes.energyType}`}>
    Comparar energia
  </Button>
)

export default implementWidget(energyOffersContract, View, async ({ location }) => {
  if (location) await loadScreen()
})
