import { defineWidget } from 'shared-lib/contract/define-widget'

export const insuranceFunnelContract = defineWidget({
  tag: 'qp-insurance-funnel',
  title: 'Simulador de seguro',
  description: 'Pergunta o veículo, as coberturas e quem conduz, e leva ao que cada seguro paga.',
  attributes: {
    product: {
      type: 'choice',
      options: ['car', 'motorbike'],
      help: 'Veículo já escolhido; sem valor, é a primeira pergunta',
    },
    'insurance-type': {
      type: 'choice',
      options: ['mandatory', 'glass', 'robbery', 'all'],
      help: 'Seguro já escolhido; sem valor, é perguntado',
    },
    heading: { type: 'text', maxLength: 80, help: 'Título acima da pergunta' },
  },
  events: { step: { vertical: 'text', step: 'text', index: 'integer', of: 'integer' } },
  minHeight: { small: 700, wide: 600 },
  wake: 'visible',
  placeholder: {
    text: 'O simulador de seguro não abriu aqui.',
    href: '/seguros/simular',
    linkText: 'Simular seguro',
  },
  examples: [
    { title: 'Desde o início', attributes: {} },
    { title: 'Para motas, num guia', attributes: { product: 'motorbike', heading: 'Segura a tua mota' } },
  ],
})
