import { calculatorContract, calculatorRoutes } from 'shared-lib/kit/calculator/calculator-contract'
import { euriborView } from '../../screens/euribor/euribor.view'

export const euriborContract = calculatorContract(euriborView, {
  minHeight: { small: 1300, wide: 860 },
  examples: [
    { title: 'Em branco', attributes: {} },
    {
      title: '150.000 € a 30 anos, desde setembro de 2022',
      attributes: {
        'initial-financing': '150000',
        'loan-duration': '360',
        'start-month': '09/2022',
        'euribor-type': '12',
        'current-spread': '1',
      },
    },
    {
      title: 'Um contrato mais antigo do que a Euribor',
      attributes: {
        'initial-financing': '50000',
        'loan-duration': '480',
        'start-month': '06/1998',
        'euribor-type': '6',
        'current-spread': '1,5',
        heading: 'A tua prestação',
      },
    },
  ],
})
export const euriborRoutes = calculatorRoutes(euriborView)
