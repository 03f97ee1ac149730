import { resultsContract } from 'shared-lib/kit/journey/journey.contract'
import { insuranceJourney } from '../../funnel/insurance.journey'

export const insuranceResultsContract = resultsContract(insuranceJourney, {
  title: 'Resultados de seguro',
  description: 'Que acidentes paga cada seguro, datas, contas ao prémio e caderno de propostas.',
  attributes: {},
  minHeight: { small: 4200, wide: 3200 },
  missing: 'Os resultados do seguro não abriram aqui.',
  inStories: false,
})
