import { eventsOf } from 'shared-lib/contract/widget-events'
import { resultsContract } from 'shared-lib/kit/journey/journey.contract'
import { regionNames } from 'shared-lib/rules/property/region'
import { termDepositJourney } from '../../funnel/term-deposit.journey'

export const termDepositResultsContract = resultsContract(termDepositJourney, {
  title: 'Depósitos a prazo',
  description:
    'Numa página, os depósitos que rendem mais para um montante e um prazo, com a data das taxas e o caminho para o comparador; na sua própria página, os resultados para as respostas de quem visita.',
  attributes: {
    amount: { type: 'integer', default: 10_000, min: 1, max: 10_000_000, help: 'Montante, em euros' },
    horizon: {
      type: 'choice',
      options: ['3', '6', '12', '24'],
      optionNames: { 3: '3 meses', 6: '6 meses', 12: '1 ano', 24: '2 anos' },
      default: '12',
      help: 'Meses até precisar do dinheiro',
    },
    region: {
      type: 'choice',
      options: ['mainland', 'azores', 'madeira'],
      optionNames: regionNames,
      default: 'mainland',
      help: 'Onde se vive: decide o imposto',
    },
    lock: { type: 'flag', help: 'Inclui os que não se podem levantar antes do fim' },
    limit: { type: 'integer', default: 3, min: 1, max: 10, help: 'Quantos depósitos mostra' },
    heading: { type: 'text', maxLength: 80, help: 'Título acima dos depósitos' },
  },
  events: eventsOf('results-shown', 'filter-changed', 'offers-compared', 'proposal-added'),
  minHeight: { small: 2600, wide: 1900 },
  asTag: { wake: 'never', minHeight: { small: 900, wide: 620 } },
  missing: 'Os depósitos não abriram aqui.',
  examples: [
    { title: 'Três depósitos para 10.000 € durante um ano', attributes: {} },
    {
      title: 'Cinco para seis meses nos Açores, também sem levantar antes',
      attributes: {
        amount: '25000',
        horizon: '6',
        region: 'azores',
        lock: '',
        limit: '5',
        heading: 'Depósitos de seis meses nos Açores',
      },
    },
  ],
})
