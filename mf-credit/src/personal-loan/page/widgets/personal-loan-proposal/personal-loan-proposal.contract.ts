import { personalLoan, requestPath, verdictPath } from 'shared-lib/kit/proposal/products'
import { proposalContract } from 'shared-lib/kit/proposal/proposal-contract'
import type { ProposalView } from 'shared-lib/kit/proposal/proposal-view'
import { loanVerdictForm } from '../../../rules/verdict.form'
import { personalLoanJourney } from '../../funnel/personal-loan.journey'

export const personalLoanProposal: ProposalView = {
  name: 'personal-loan-verdict',
  path: verdictPath(personalLoan),
  tag: 'qp-personal-loan-proposal',
  vertical: 'PL',
  product: personalLoan.title,
  heading: 'Tens uma proposta de crédito? Vê se é boa',
  description: 'Escreve a prestação, os meses e o montante e vê se a TAEG é boa, razoável ou cara.',
  form: loanVerdictForm,
  requestPath: requestPath(personalLoan),
  searchPath: personalLoanJourney.path,
  more: {
    words: 'Ver a conta completa deste crédito',
    href: '/simuladores/credito-pessoal',
    takes: { amount: 'wantToBorrowBase', months: 'wantToBorrowTime' },
  },
}

export const personalLoanProposalContract = proposalContract(personalLoanProposal)
