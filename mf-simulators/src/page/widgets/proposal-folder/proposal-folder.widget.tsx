import { implementWidget } from 'shared-lib/contract/define-widget'
import { ProposalFolder } from '../../screens/proposal-folder/proposal-folder'
import { proposalFolderContract } from './proposal-folder.contract'

export default implementWidget(proposalFolderContract, ({ shell, today }) => (
  <ProposalFolder siteUrl={shell.apiUrl} today={today} />
))
