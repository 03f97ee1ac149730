import { requestPath, telecom, verdictPath } from 'shared-lib/kit/proposal/products'
import { proposalContract } from 'shared-lib/kit/proposal/proposal-contract'
import type { ProposalView } from 'shared-lib/kit/proposal/proposal-view'
import { telecomVerdictForm } from '../../../rules/verdict.form'
import { exitPath } from '../../exit/exit.form'
import { telecomJourney } from '../../funnel/telecom.journey'

export const telecomProposal: ProposalView = {
  name: 'telecom-verdict',
  path: verdictPath(telecom),
  tag: 'qp-telecom-proposal',
  vertical: 'BB',
  product: telecom.title,
  heading: 'Tens uma proposta de TV, net e voz? Vê se é boa',
  description:
    'Escreve o preço, os meses de promoção e o preço depois e vê quanto pagas por mês em 24 meses.',
  form: telecomVerdictForm,
  requestPath: requestPath(telecom),
  searchPath: telecomJourney.path,
  more: { words: 'Ver quanto custa sair do contrato de hoje', href: exitPath },
}

export const telecomProposalContract = proposalContract(telecomProposal)
