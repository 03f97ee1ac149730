import { implementWidget, type WidgetProps } from 'shared-lib/contract/define-widget'
import { ContactForm } from 'shared-lib/funnel/ui/contact-form'
import { useProposalsAlong } from 'shared-lib/notebook/ui/use-proposals-along'
import { chosenCredit } from '../../../chosen/chosen-credit'
import { uncountedNotebook } from '../../domain/credit-card.notebook'
import { creditCardFunnel } from '../../funnel/credit-card.funnel'
import type { ChosenCard } from '../../results/chosen-card'
import { creditCardDetailsContract } from './credit-card-details.contract'

function View({ data, location, shell, today }: WidgetProps<Record<string, never>, ChosenCard>) {
  const along = useProposalsAlong(uncountedNotebook, today)
  return (
    <ContactForm
      flow={creditCardFunnel}
      purpose="Ligamos-te com as condições de hoje e com maneiras de pagares menos pelo cartão. Só pedimos o que é preciso para isso."
      chosen={data && chosenCredit(data, { cents: data.offer.yearlyCents, period: 'ano' })}
      along={along}
      location={location}
      shell={shell}
    />
  )
}

export default implementWidget(creditCardDetailsContract, View)
