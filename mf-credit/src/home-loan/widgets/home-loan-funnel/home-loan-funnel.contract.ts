import { defineWidget } from 'shared-lib/contract/define-widget'

export const homeLoanFunnelContract = defineWidget({
  tag: 'qp-home-loan-funnel',
  title: 'Simulador de crédito habitação',
  description: 'Pergunta para que é o crédito, os valores e a taxa, e leva aos resultados.',
  attributes: {
    'loan-type': {
      type: 'choice',
      options: ['acquisition', 'construction', 'transfer', 'remortgage'],
      help: 'Para que é o crédito, já escolhido; sem valor, é a primeira pergunta',
    },
    heading: { type: 'text', maxLength: 80, help: 'Título acima da pergunta' },
  },
  events: { step: { vertical: 'text', step: 'text', index: 'integer', of: 'integer' } },
  minHeight: { small: 940, wide: 820 },
  wake: 'visible',
  placeholder: {
    text: 'O simulador de crédito habitação não abriu aqui.',
    href: '/credito-habitacao/simular',
    linkText: 'Simular crédito habitação',
  },
  examples: [
    { title: 'Desde o início', attributes: {} },
    {
      title: 'Para mudar de banco, num guia',
      attributes: { 'loan-type': 'transfer', heading: 'Vale a pena mudar o crédito de banco?' },
    },
  ],
})
