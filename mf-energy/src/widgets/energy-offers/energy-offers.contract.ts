import { defineWidget } from 'shared-lib/contract/define-widget'

export const energyOffersContract = defineWidget({
  tag: 'qp-energy-offers',
  title: 'Resultados de energia',
  description: 'Ofertas por ordem de custo anual para as respostas que estão no endereço da página.',
  attributes: {},
  events: { 'results-shown': { vertical: 'text', offers: 'integer' } },
  minHeight: { small: 1600, wide: 1200 },
  wake: 'visible',
  placeholder: {
    text: 'Os resultados não abriram aqui.',
    href: '/energia/simular',
    linkText: 'Simular energia',
  },
  examples: [],
})
