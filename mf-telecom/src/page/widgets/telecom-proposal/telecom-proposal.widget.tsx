import { proposalWidget } from 'shared-lib/kit/proposal/ui/proposal-widget'
import { telecomProposal, telecomProposalContract } from './telecom-proposal.contract'

export default proposalWidget(
  telecomProposalContract,
  telecomProposal,
  async () =>
    (await import(/* webpackChunkName: "proposal-details" */ '../../results/proposal-details'))
      .ProposalDetails,
)
