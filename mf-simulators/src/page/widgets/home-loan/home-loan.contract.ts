import { calculatorContract, calculatorRoutes } from 'shared-lib/kit/calculator/calculator-contract'
import { formatNumber } from 'shared-lib/rules/money/format-number'
import { usualSpread } from '../../../fields/home-loan.form'
import { homeLoanView } from '../../screens/home-loan/home-loan.view'

export const homeLoanContract = calculatorContract(homeLoanView, {
  minHeight: { small: 1500, wide: 1000 },
  examples: [
    { title: 'Em branco', attributes: {} },
    {
      title: 'Uma casa de 250.000 € com taxa variável',
      attributes: {
        'property-value': '250000',
        'want-to-borrow': '200000',
        'want-to-borrow-time': '35',
        spread: formatNumber(usualSpread),
        age: '32',
        'net-monthly-income': '2400',
      },
    },
    {
      title: 'Quanto posso pedir',
      attributes: {
        'want-to-borrow-time': '35',
        'rate-type': 'fixed',
        tan: '3,4',
        age: '30',
        'net-monthly-income': '2000',
        heading: 'Quanto posso pedir?',
      },
    },
  ],
})
export const homeLoanRoutes = calculatorRoutes(homeLoanView)
