import { calculatorContract, calculatorRoutes } from 'shared-lib/kit/calculator/calculator-contract'
import { homeLoanTransferView } from '../../screens/home-loan-transfer/home-loan-transfer.view'

export const homeLoanTransferContract = calculatorContract(homeLoanTransferView, {
  minHeight: { small: 1500, wide: 900 },
  examples: [
    { title: 'Em branco', attributes: {} },
    {
      title: 'De um spread de 1,4 para 0,7',
      attributes: {
        'outstanding-debt': '120000',
        'months-left': '300',
        'current-spread': '1,4',
        spread: '0,7',
      },
    },
    {
      title: 'De taxa fixa para mista',
      attributes: {
        'outstanding-debt': '95000',
        'months-left': '220',
        'current-rate-type': 'fixed',
        'current-tan': '4,1',
        'rate-type': 'mixed',
        tan: '2,9',
        'fixed-years': '3',
        spread: '0,8',
        heading: 'Compensa mudar de banco?',
      },
    },
  ],
})
export const homeLoanTransferRoutes = calculatorRoutes(homeLoanTransferView)
