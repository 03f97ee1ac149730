import { funnelWidget } from 'shared-lib/kit/funnel/ui/funnel-widget'
import { homeLoanStart } from '../../funnel/home-loan.start'
import { homeLoanViews } from '../../funnel/home-loan.views'
import { homeLoanFunnelContract } from './home-loan-funnel.contract'

export default funnelWidget({
  contract: homeLoanFunnelContract,
  flow: homeLoanStart,
  views: homeLoanViews,
  presetOf: ({ loanType }) => ({ ...(loanType && { loanType }) }),
  doneText: 'Ver os resultados',
})
