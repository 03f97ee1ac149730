import { proposalWidget } from 'shared-lib/kit/proposal/ui/proposal-widget'
import { homeLoanProposal, homeLoanProposalContract } from './home-loan-proposal.contract'

export default proposalWidget(
  homeLoanProposalContract,
  homeLoanProposal,
  async () =>
    (await import(/* webpackChunkName: "home-loan-proposal-details" */ '../../results/proposal-details'))
      .ProposalDetails,
)
