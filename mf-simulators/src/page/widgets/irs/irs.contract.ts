import { calculatorContract, calculatorRoutes } from 'shared-lib/kit/calculator/calculator-contract'
import { irsView } from '../../screens/irs/irs.view'

export const irsContract = calculatorContract(irsView, {
  minHeight: { small: 1500, wide: 1100 },
  examples: [
    { title: 'Em branco', attributes: {} },
    {
      title: 'Um ordenado de 1.500 € em Lisboa',
      attributes: { county: '1106', 'gross-income-a': '21000', 'withholding-a': '2400' },
    },
    {
      title: 'Um casal com dois filhos',
      attributes: {
        'marital-status': 'married',
        dependents: '2',
        'dependents-up-to-3': '1',
        'gross-income-a': '32000',
        'withholding-a': '5600',
        'gross-income-b': '17500',
        'withholding-b': '1500',
        heading: 'Em conjunto ou em separado?',
      },
    },
  ],
})
export const irsRoutes = calculatorRoutes(irsView)
