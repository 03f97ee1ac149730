import { calculatorContract, calculatorRoutes } from 'shared-lib/kit/calculator/calculator-contract'
import { wagesView } from '../../screens/wages/wages.view'

export const wagesContract = calculatorContract(wagesView, {
  minHeight: { small: 1700, wide: 1200 },
  examples: [
    { title: 'Em branco', attributes: {} },
    {
      title: 'Mais ordenado ou cartão de refeição',
      attributes: {
        'first-wage-raw': '1600',
        'second-wage-raw': '1500',
        'second-meal-subsidy-type': 'card',
        'second-meal-subsidy-daily': '10,46',
      },
    },
    {
      title: 'Contrato ou recibos verdes',
      attributes: {
        'first-wage-raw': '1800',
        'second-contract': 'self_employed',
        'second-wage-raw': '2600',
        heading: 'Contrato ou recibos verdes?',
      },
    },
  ],
})
export const wagesRoutes = calculatorRoutes(wagesView)
