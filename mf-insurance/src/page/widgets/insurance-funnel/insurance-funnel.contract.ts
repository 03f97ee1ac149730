import { choiceAttribute } from 'shared-lib/kit/form/choice-attribute'
import { funnelContract } from 'shared-lib/kit/journey/funnel.contract'
import { vehicleFields } from '../../../rules/vehicle.fields'
import { insuranceJourney } from '../../funnel/insurance.journey'

export const insuranceFunnelContract = funnelContract(insuranceJourney, {
  description: 'Pergunta o veículo e o seguro, e leva ao que cada um paga.',
  attributes: {
    product: choiceAttribute(vehicleFields.product, {
      help: 'Veículo já escolhido',
    }),
    'insurance-type': {
      type: 'choice',
      options: ['mandatory', 'glass', 'robbery', 'all'],
      // Repeated here: importing the names would load their module with the first question.
      optionNames: {
        mandatory: 'Terceiros',
        glass: 'Com vidros',
        robbery: 'Com roubo',
        all: 'Danos próprios',
      },
      help: 'Seguro já escolhido',
    },
  },
  minHeight: { small: 700, wide: 600 },
  examples: [
    { title: 'Desde o início', attributes: {} },
    { title: 'Mota', attributes: { product: 'motorbike', heading: 'Segura a tua mota' } },
  ],
})
