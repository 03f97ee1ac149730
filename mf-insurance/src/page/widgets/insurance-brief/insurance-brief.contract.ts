import { defineWidget } from 'shared-lib/contract/define-widget'

export const insuranceBriefContract = defineWidget({
  tag: 'qp-insurance-brief',
  title: 'Pedido de proposta de seguro',
  description:
    'Uma folha igual para todas as seguradoras, com os dados que ficam no telemóvel ou computador.',
  attributes: {},
  minHeight: { small: 2000, wide: 1500 },
  wake: 'now',
  placeholder: {
    text: 'A folha não abriu aqui.',
    href: '/seguros/simular',
    linkText: 'Simular seguro',
  },
  inStories: false,
  examples: [],
})
