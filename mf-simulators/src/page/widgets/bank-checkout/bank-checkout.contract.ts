import { bankCalculators } from '../../leads/bank-calculator'
import { defineLeadWidget } from '../lead-contract'

export const bankCheckoutContract = defineLeadWidget({
  tag: 'qp-bank-checkout',
  title: 'Pedido de proposta de crédito',
  description:
    'Depois de umas contas de crédito, quem visita deixa o contacto; o que calculou vai com o pedido.',
  attributes: {
    calculator: {
      type: 'choice',
      options: bankCalculators,
      optionNames: {
        'home-loan': 'Crédito habitação',
        'home-loan-transfer': 'Transferência do crédito habitação',
        euribor: 'Euribor',
        'deed-costs': 'Custos da escritura',
        loan: 'Crédito pessoal',
        'net-salary': 'Salário líquido',
        irs: 'IRS',
        imi: 'IMI',
      },
      help: 'Simulador de onde vêm as contas',
    },
    inputs: {
      type: 'text',
      maxLength: 1000,
      help: 'O que foi calculado, como no endereço do simulador, depois do ?',
    },
  },
  minHeight: { small: 1000, wide: 920 },
  placeholder: 'O formulário de contacto não abriu.',
  examples: [
    { title: 'Sem contas', attributes: {} },
    {
      title: 'Com as contas do IMI de uma casa',
      attributes: { calculator: 'imi', inputs: 'vpt=150000&county=1106' },
    },
  ],
})
