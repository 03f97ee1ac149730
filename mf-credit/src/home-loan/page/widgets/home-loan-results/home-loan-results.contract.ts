import { eventsOf } from 'shared-lib/contract/widget-events'
import { resultsContract } from 'shared-lib/kit/journey/journey.contract'
import { homeLoanJourney } from '../../funnel/home-loan.journey'

export const homeLoanResultsContract = resultsContract(homeLoanJourney, {
  title: 'Crédito habitação: prestação e TAEG',
  events: eventsOf('results-shown', 'filter-changed', 'offers-compared', 'proposal-added'),
  description:
    'Numa página, quanto se paga por mês por um crédito para comprar casa, com TAEG e exemplo, e o caminho para a simulação; na sua própria página, os resultados para as respostas de quem visita.',
  attributes: {
    'property-value': {
      type: 'integer',
      default: 250_000,
      min: 10_000,
      max: 20_000_000,
      help: 'Preço da casa, em euros',
    },
    'want-to-borrow': {
      type: 'integer',
      default: 200_000,
      min: 1000,
      max: 20_000_000,
      help: 'Montante do crédito, em euros',
    },
    years: { type: 'integer', default: 35, min: 5, max: 40, help: 'Prazo, em anos' },
    'rate-type': {
      type: 'choice',
      options: ['mixed', 'variable', 'fixed'],
      optionNames: { mixed: 'Mista', variable: 'Variável', fixed: 'Fixa' },
      default: 'mixed',
      help: 'Tipo de taxa; a mista é fixa durante 3 anos',
    },
    heading: { type: 'text', maxLength: 80, help: 'Título acima da prestação' },
  },
  minHeight: { small: 5200, wide: 3800 },
  asTag: { wake: 'never', minHeight: { small: 940, wide: 680 } },
  examples: [
    { title: '200.000 € a 35 anos, taxa mista', attributes: {} },
    {
      title: '120.000 € a 25 anos, taxa fixa',
      attributes: {
        'property-value': '160000',
        'want-to-borrow': '120000',
        years: '25',
        'rate-type': 'fixed',
        heading: 'Com taxa fixa',
      },
    },
  ],
})
