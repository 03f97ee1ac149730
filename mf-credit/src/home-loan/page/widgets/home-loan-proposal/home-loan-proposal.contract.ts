import { homeLoan, requestPath, verdictPath } from 'shared-lib/kit/proposal/products'
import { proposalContract } from 'shared-lib/kit/proposal/proposal-contract'
import type { ProposalView } from 'shared-lib/kit/proposal/proposal-view'
import { homeVerdictForm } from '../../../rules/verdict.form'
import { homeLoanJourney } from '../../funnel/home-loan.journey'

export const homeLoanProposal: ProposalView = {
  name: 'home-loan-verdict',
  path: verdictPath(homeLoan),
  tag: 'qp-home-loan-proposal',
  vertical: 'HL',
  product: homeLoan.title,
  heading: 'Tens uma proposta de crédito habitação? Vê se é boa',
  description: 'Escreve a prestação, a TAEG e o montante e vê se a proposta é boa, razoável ou cara.',
  form: homeVerdictForm,
  requestPath: requestPath(homeLoan),
  searchPath: homeLoanJourney.path,
  more: {
    words: 'Ver a conta completa deste crédito',
    href: '/simuladores/credito-habitacao',
    takes: { debt: 'wantToBorrow', years: 'wantToBorrowTime' },
  },
}

export const homeLoanProposalContract = proposalContract(homeLoanProposal)
