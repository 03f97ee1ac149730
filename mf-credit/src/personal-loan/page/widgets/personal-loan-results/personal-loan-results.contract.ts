import { resultsContract } from 'shared-lib/kit/journey/journey.contract'
import { personalLoanJourney } from '../../funnel/personal-loan.journey'

export const personalLoanResultsContract = resultsContract(personalLoanJourney, {
  title: 'Resultados do crédito pessoal',
  description:
    'O máximo que a lei deixa cobrar, a taxa de esforço, o custo de cada prazo e as propostas do visitante por ordem.',
  attributes: {},
  minHeight: { small: 4800, wide: 4700 },
  missing: 'Esta página não abriu aqui.',
  inStories: false,
})
