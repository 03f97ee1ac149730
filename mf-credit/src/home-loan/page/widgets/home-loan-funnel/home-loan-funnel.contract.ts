import { choiceAttribute } from 'shared-lib/kit/form/choice-attribute'
import { funnelContract } from 'shared-lib/kit/journey/funnel.contract'
import { purposeFields } from '../../../rules/purpose.fields'
import { homeLoanJourney } from '../../funnel/home-loan.journey'

export const homeLoanFunnelContract = funnelContract(homeLoanJourney, {
  description: 'Pergunta para que é o crédito, os valores e a taxa, e leva aos resultados.',
  attributes: {
    'loan-type': choiceAttribute(purposeFields.loanType, {
      help: 'Para que é o crédito, já escolhido; sem valor, é a primeira pergunta',
    }),
  },
  minHeight: { small: 940, wide: 820 },
  examples: [
    { title: 'Desde o início', attributes: {} },
    {
      title: 'Para mudar de banco, num guia',
      attributes: { 'loan-type': 'transfer', heading: 'Vale a pena mudar o crédito de banco?' },
    },
  ],
})
