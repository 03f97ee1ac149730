import { defineWidget } from 'shared-lib/contract/define-widget'

export const energyPriceContract = defineWidget({
  tag: 'qp-energy-price',
  title: 'Quanto custa a eletricidade',
  description:
    'Com o código postal e o número de pessoas, de quanto a quanto vão as ofertas, e o caminho para a lista. Para o início de uma página.',
  attributes: {
    heading: {
      type: 'text',
      maxLength: 80,
      default: 'Quanto custa a eletricidade?',
      help: 'Título acima das perguntas',
    },
  },
  minHeight: { small: 480, wide: 440 },
  wake: 'never',
  placeholder: {
    text: 'Os preços da eletricidade não abriram aqui.',
    href: '/energia/simular',
    linkText: 'Simular energia',
  },
  examples: [{ title: 'No início de uma página', attributes: {} }],
})
