import { implementWidget, type WidgetProps } from 'shared-lib/contract/define-widget'
import { ContactForm } from 'shared-lib/funnel/ui/contact-form'
import { useProposalsAlong } from 'shared-lib/notebook/ui/use-proposals-along'
import { chosenCredit } from '../../../chosen/chosen-credit'
import { homeLoanNotebook } from '../../domain/home-loan.notebook'
import { homeLoanFunnel } from '../../funnel/home-loan.funnel'
import type { ChosenHomeLoan } from '../../results/chosen-offer'
import { homeLoanDetailsContract } from './home-loan-details.contract'

function View({ data, location, shell, today }: WidgetProps<Record<string, never>, ChosenHomeLoan>) {
  const along = useProposalsAlong(homeLoanNotebook, today)
  return (
    <ContactForm
      flow={homeLoanFunnel}
      purpose="Ligamos-te com propostas de crédito habitação para pôr lado a lado. Só pedimos o que é preciso para isso."
      chosen={data && chosenCredit(data, { cents: data.offer.monthlyCents, period: 'mês' })}
      along={along}
      location={location}
      shell={shell}
    />
  )
}

export default implementWidget(homeLoanDetailsContract, View)
