import { calculatorContract, calculatorRoutes } from 'shared-lib/kit/calculator/calculator-contract'
import { loanView } from '../../screens/loan/loan.view'

export const loanContract = calculatorContract(loanView, {
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
})
export const loanRoutes = calculatorRoutes(loanView)
