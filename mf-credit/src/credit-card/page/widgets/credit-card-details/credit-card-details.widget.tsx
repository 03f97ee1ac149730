import { detailsWidget } from 'shared-lib/kit/notebook/ui/details-widget'
import { chosenCredit } from '../../../../chosen/chosen-credit'
import { uncountedNotebook } from '../../../rules/credit-card.notebook'
import { creditCardFunnel } from '../../funnel/credit-card.funnel'
import type { ChosenCard } from '../../results/chosen-card'
import { creditCardDetailsContract } from './credit-card-details.contract'

export default detailsWidget<ChosenCard>({
  contract: creditCardDetailsContract,
  flow: creditCardFunnel,
  purpose:
    'Ligamos-te com as condições de hoje e com maneiras de pagares menos pelo cartão. Só pedimos o que é preciso para isso.',
  notebook: uncountedNotebook,
  chosen: (data) => chosenCredit(data, { cents: data.offer.yearlyCents, period: 'ano' }),
})
