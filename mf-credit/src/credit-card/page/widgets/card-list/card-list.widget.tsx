import { implementWidget, type WidgetProps } from 'shared-lib/contract/define-widget'
import { CreditRate, CreditWarning } from 'shared-lib/kit/results/ui/credit-rate'
import { TagOfferList } from 'shared-lib/kit/results/ui/tag-offers'
import { Button } from 'shared-lib/kit/ui/button/button'
import { creditCardJourney } from '../../funnel/credit-card.journey'
import type { TagCards } from '../../results/tag-cards.load'
import { cardListContract } from './card-list.contract'

type Props = WidgetProps<typeof cardListContract.attributes, TagCards>

const View = ({ attributes, data, shell }: Props) =>
  data ? (
    <>
      <TagOfferList
        data={data}
        heading={attributes.heading as string | undefined}
        siteUrl={shell.apiUrl}
        same="Ver todos os cartões"
        other="Com o meu uso"
        about={({ id }) => data.rates[id] && <CreditRate {...data.rates[id]} />}
      />
      <CreditWarning />
    </>
  ) : (
    <Button kind="main" href={shell.apiUrl + creditCardJourney.done}>
      {creditCardJourney.start}
    </Button>
  )

export default implementWidget(cardListContract, View)
