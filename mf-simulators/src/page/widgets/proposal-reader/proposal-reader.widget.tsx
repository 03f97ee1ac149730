import { implementWidget } from 'shared-lib/contract/define-widget'
import { ProposalReader } from '../../screens/proposal-reader/proposal-reader'
import { proposalReaderContract } from './proposal-reader.contract'

export default implementWidget(proposalReaderContract, ({ location, shell }) => (
  <ProposalReader title={proposalReaderContract.title} location={location} shell={shell} />
))
