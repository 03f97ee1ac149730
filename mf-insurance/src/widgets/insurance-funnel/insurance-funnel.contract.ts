import { defineWidget } from 'shared-lib/contract/define-widget'

export const insuranceFunnelContract = defineWidget({
  tag: 'qp-insurance-funnel',
  title: 'Simulador de seguro',
  description: 'Pergunta o veículo e o seguro, e leva ao que cada um paga.',
  attributes: {
    product: {
      type: 'choice',
      options: ['car', 'motorbike'],
      help: 'Veículo já escolhido',
    },
    'insurance-type': {
      type: 'choice',
      options: ['mandatory', 'glass', 'robbery', 'all'],
      help: 'Seguro já escolhido',
    },
    heading: { type: 'text', maxLength: 80, help: 'Título acima da pergunta' },
  },
  events: { step: { vertical: 'text', step: 'text', index: 'integer', of: 'integer' } },
  minHeight: { small: 700, wide: 600 },
  wake: 'visible',
  placeholder: {
    text: 'O simulador não abriu aqui.',
    href: '/seguros/simular',
    linkText: 'Simular seguro',
  },
  examples: [
    { title: 'Desde o início', attributes: {} },
    { title: 'Mota', attributes: { product: 'motorbike', heading: 'Segura a tua mota' } },
  ],
})
