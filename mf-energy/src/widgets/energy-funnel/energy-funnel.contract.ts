import { defineWidget } from 'shared-lib/contract/define-widget'

export const energyFunnelContract = defineWidget({
  tag: 'qp-energy-funnel',
  title: 'Simulador de energia',
  description: 'Pergunta o que é preciso para comparar eletricidade e gás e leva aos resultados.',
  attributes: {
    'energy-type': {
      type: 'choice',
      options: ['dual', 'electricity', 'gas'],
      help: 'Energia já escolhida; sem valor, é a primeira pergunta',
    },
    provider: {
      type: 'text',
      maxLength: 20,
      help: 'Código da comercializadora atual, por exemplo EDPC; sem valor, é perguntada',
    },
    heading: { type: 'text', maxLength: 80, help: 'Título acima da pergunta' },
  },
  events: {
    step: { vertical: 'text', step: 'text', index: 'integer', of: 'integer' },
  },
  minHeight: { small: 720, wide: 640 },
  wake: 'visible',
  placeholder: {
    text: 'O simulador de energia não abriu aqui.',
    href: '/energia/simular',
    linkText: 'Simular energia',
  },
  examples: [
    { title: 'Desde o início', attributes: {} },
    {
      title: 'Só eletricidade, num guia',
      attributes: { 'energy-type': 'electricity', heading: 'Quanto podes poupar na eletricidade?' },
    },
  ],
})
