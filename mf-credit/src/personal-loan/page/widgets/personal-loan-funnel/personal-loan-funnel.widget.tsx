import { funnelWidget } from 'shared-lib/kit/funnel/ui/funnel-widget'
import { personalLoanStart } from '../../funnel/personal-loan.start'
import { personalLoanViews } from '../../funnel/personal-loan.views'
import { personalLoanFunnelContract } from './personal-loan-funnel.contract'

export default funnelWidget({
  contract: personalLoanFunnelContract,
  flow: personalLoanStart,
  views: personalLoanViews,
  presetOf: ({ loanType, amount, months }) => ({
    ...(loanType && { loanType }),
    ...(amount !== undefined && { wantToBorrowBase: String(amount) }),
    ...(months !== undefined && { wantToBorrowTime: String(months) }),
  }),
  doneText: 'Ver o resultado',
})
