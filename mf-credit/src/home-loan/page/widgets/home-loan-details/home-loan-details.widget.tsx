import { detailsWidget } from 'shared-lib/kit/notebook/ui/details-widget'
import { chosenCredit } from '../../../../chosen/chosen-credit'
import { homeLoanNotebook } from '../../../rules/home-loan.notebook'
import { homeLoanFunnel } from '../../funnel/home-loan.funnel'
import type { ChosenHomeLoan } from '../../results/chosen-offer'
import { homeLoanDetailsContract } from './home-loan-details.contract'

export default detailsWidget<ChosenHomeLoan>({
  contract: homeLoanDetailsContract,
  flow: homeLoanFunnel,
  purpose:
    'Ligamos-te com propostas de crédito habitação para pôr lado a lado. Só pedimos o que é preciso para isso.',
  notebook: homeLoanNotebook,
  chosen: (data) => chosenCredit(data, { cents: data.offer.monthlyCents, period: 'mês' }),
})
