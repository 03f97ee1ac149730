import { defineWidget } from 'shared-lib/contract/define-widget'
import { bankCalculators } from '../../leads/bank-calculator'

export const bankCheckoutContract = defineWidget({
  tag: 'qp-bank-checkout',
  title: 'Pedido de proposta de crédito',
  description:
    'Depois de umas contas de crédito, quem visita deixa o contacto; o que calculou vai com o pedido.',
  attributes: {
    calculator: { type: 'choice', options: bankCalculators, help: 'Calculadora de onde vêm as contas' },
    inputs: {
      type: 'text',
      maxLength: 1000,
      help: 'O que foi calculado, como no endereço da calculadora, depois do ?',
    },
    heading: { type: 'text', maxLength: 80, help: 'Título acima do formulário' },
  },
  events: { 'lead-submitted': { vertical: 'text', reference: 'text' } },
  minHeight: { small: 1000, wide: 920 },
  wake: 'visible',
  placeholder: {
    text: 'O formulário de contacto não abriu. Podes ligar-nos.',
    href: '/simuladores',
    linkText: 'Ver os simuladores',
  },
  examples: [
    { title: 'Sem contas', attributes: {} },
    {
      title: 'Com as contas de uma casa de 300.000 €',
      attributes: { calculator: 'deed-costs', inputs: 'price=300000&loan=200000' },
    },
  ],
})
