import { choiceAttribute } from 'shared-lib/kit/form/choice-attribute'
import { funnelContract } from 'shared-lib/kit/journey/funnel.contract'
import { purposeFields } from '../../../rules/purpose.fields'
import { personalLoanJourney } from '../../funnel/personal-loan.journey'

export const personalLoanFunnelContract = funnelContract(personalLoanJourney, {
  description:
    'Pergunta para que é o crédito, quanto e por quanto tempo, e mostra o máximo que a lei deixa cobrar.',
  attributes: {
    'loan-type': choiceAttribute(purposeFields.loanType, {
      help: 'Finalidade já escolhida; sem valor, é a primeira pergunta',
    }),
    amount: { type: 'integer', min: 200, max: 75_000, help: 'Montante já preenchido, em euros' },
    months: { type: 'integer', min: 6, max: 120, help: 'Prazo já preenchido, em meses' },
  },
  minHeight: { small: 760, wide: 640 },
  examples: [
    { title: 'Desde o início', attributes: {} },
    {
      title: 'Obras de 10.000 €, num guia',
      attributes: {
        'loan-type': 'refurbishmentFurniture',
        amount: '10000',
        months: '60',
        heading: 'Quanto custam as tuas obras a crédito?',
      },
    },
  ],
})
