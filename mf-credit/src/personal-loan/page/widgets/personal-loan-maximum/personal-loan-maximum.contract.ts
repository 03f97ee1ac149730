import { defineWidget } from 'shared-lib/contract/define-widget'

export const personalLoanMaximumContract = defineWidget({
  tag: 'qp-personal-loan-maximum',
  title: 'Máximo legal de um crédito pessoal',
  description:
    'Montante e prazo, e a prestação mais alta que a lei deixa cobrar neste trimestre, com o exemplo representativo.',
  attributes: {
    amount: {
      type: 'integer',
      min: 200,
      max: 75_000,
      default: 10_000,
      help: 'Montante já preenchido, em euros',
    },
    months: { type: 'integer', min: 6, max: 120, default: 60, help: 'Prazo já preenchido, em meses' },
    heading: { type: 'text', maxLength: 80, help: 'Título, em vez do habitual' },
  },
  minHeight: { small: 640, wide: 480 },
  wake: 'visible',
  placeholder: {
    text: 'O cálculo do máximo legal não abriu aqui.',
    href: '/credito-pessoal/simular',
    linkText: 'Simular crédito pessoal',
  },
  examples: [
    { title: '10.000 € em 5 anos', attributes: {} },
    {
      title: 'Um sofá a crédito',
      attributes: { amount: '2000', months: '24', heading: 'E se for a crédito?' },
    },
  ],
})
