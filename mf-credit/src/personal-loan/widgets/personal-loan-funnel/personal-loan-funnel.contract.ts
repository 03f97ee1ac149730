import { defineWidget } from 'shared-lib/contract/define-widget'

export const personalLoanFunnelContract = defineWidget({
  tag: 'qp-personal-loan-funnel',
  title: 'Simulador de crédito pessoal',
  description:
    'Pergunta para que é o crédito, quanto e por quanto tempo, e mostra o máximo que a lei deixa cobrar.',
  attributes: {
    'loan-type': {
      type: 'choice',
      options: ['carMc', 'consolidatedCredit', 'refurbishmentFurniture', 'education', 'others'],
      help: 'Finalidade já escolhida; sem valor, é a primeira pergunta',
    },
    amount: { type: 'integer', min: 200, max: 75_000, help: 'Montante já preenchido, em euros' },
    months: { type: 'integer', min: 6, max: 120, help: 'Prazo já preenchido, em meses' },
    heading: { type: 'text', maxLength: 80, help: 'Título acima da pergunta' },
  },
  events: { step: { vertical: 'text', step: 'text', index: 'integer', of: 'integer' } },
  minHeight: { small: 760, wide: 640 },
  wake: 'visible',
  placeholder: {
    text: 'O simulador de crédito pessoal não abriu aqui.',
    href: '/credito-pessoal/simular',
    linkText: 'Simular crédito pessoal',
  },
  examples: [
    { title: 'Desde o início', attributes: {} },
    {
      title: 'Obras de 10.000 €, num guia',
      attributes: {
        'loan-type': 'refurbishmentFurniture',
        amount: '10000',
        months: '60',
        heading: 'Quanto custam as tuas obras a crédito?',
      },
    },
  ],
})
