import { calculatorContract, calculatorRoutes } from 'shared-lib/kit/calculator/calculator-contract'
import { imiView } from '../../screens/imi/imi.view'

export const imiContract = calculatorContract(imiView, {
  minHeight: { small: 1100, wide: 720 },
  examples: [
    { title: 'Em branco', attributes: {} },
    {
      title: 'Uma casa em Lisboa',
      attributes: { vpt: '150000', county: '1106', heading: 'O teu IMI em Lisboa' },
    },
    {
      title: 'Com dois filhos, em Aveiro',
      attributes: { vpt: '98765,43', county: 'Aveiro', dependents: '2' },
    },
  ],
})
export const imiRoutes = calculatorRoutes(imiView)
