import { carInsurance, verdictPath } from 'shared-lib/kit/proposal/products'
import { proposalContract } from 'shared-lib/kit/proposal/proposal-contract'
import type { ProposalView } from 'shared-lib/kit/proposal/proposal-view'
import { insuranceVerdictForm } from '../../../rules/verdict.form'
import { insuranceJourney } from '../../funnel/insurance.journey'
import { briefPath, renewalPath } from '../../funnel/insurance.paths'

export const insuranceProposal: ProposalView = {
  name: 'insurance-verdict',
  path: verdictPath(carInsurance),
  tag: 'qp-insurance-proposal',
  vertical: 'CI',
  product: carInsurance.title,
  heading: 'Tens uma proposta de seguro? Vê se é boa',
  description: 'Escreve o total do ano, o que cobre e a franquia e vê se a proposta ou a renovação é boa.',
  form: insuranceVerdictForm,
  requestPath: briefPath,
  searchPath: insuranceJourney.path,
  more: { words: 'Ver até quando podes mudar de seguro', href: renewalPath },
}

export const insuranceProposalContract = proposalContract(insuranceProposal)
