import { simulatorContract, simulatorRoutes } from '../../form/simulator-contract'
import { loanForm } from '../../forms/loan.form'

const loan = {
  tag: 'qp-loan',
  slug: 'credito-pessoal',
  title: 'Simulador de crédito pessoal',
  description:
    'A prestação, a TAEG e tudo o que pagas por um crédito pessoal ou automóvel, com impostos, comissões e seguro.',
  form: loanForm,
  minHeight: { small: 1200, wide: 800 },
  examples: [
    { title: 'Em branco', attributes: {} },
    {
      title: '10.000 € em cinco anos',
      attributes: { 'want-to-borrow-base': '10000', 'want-to-borrow-time': '60', tan: '8,5' },
    },
    {
      title: 'Um carro usado, acima da TAEG máxima',
      attributes: {
        'want-to-borrow-base': '8000',
        'want-to-borrow-time': '48',
        tan: '16',
        'loan-type': 'carMc',
        vehicle: 'carUsed',
        heading: 'O teu carro a crédito',
      },
    },
  ],
} as const

export const loanContract = simulatorContract(loan)
export const loanRoutes = simulatorRoutes(loan)
