import { proposalWidget } from 'shared-lib/kit/proposal/ui/proposal-widget'
import { personalLoanProposal, personalLoanProposalContract } from './personal-loan-proposal.contract'

export default proposalWidget(
  personalLoanProposalContract,
  personalLoanProposal,
  async () =>
    (await import(/* webpackChunkName: "proposal-details" */ '../../results/proposal-details'))
      .ProposalDetails,
)
