import { proposalWidget } from 'shared-lib/kit/proposal/ui/proposal-widget'
import { insuranceProposal, insuranceProposalContract } from './insurance-proposal.contract'

export default proposalWidget(
  insuranceProposalContract,
  insuranceProposal,
  async () =>
    (await import(/* webpackChunkName: "proposal-details" */ '../../results/proposal-details'))
      .ProposalDetails,
)
