import { calculatorContract, calculatorRoutes } from 'shared-lib/kit/calculator/calculator-contract'
import { deedCostsView } from '../../screens/deed-costs/deed-costs.view'

export const deedCostsContract = calculatorContract(deedCostsView, {
  minHeight: { small: 1500, wide: 1000 },
  examples: [
    { title: 'Em branco', attributes: {} },
    { title: 'Uma casa de 300.000 €', attributes: { price: '300000' } },
    {
      title: 'Jovem, com crédito, nos Açores',
      attributes: { price: '250000', region: 'azores', young: '', loan: '200000' },
    },
  ],
})
export const deedCostsRoutes = calculatorRoutes(deedCostsView)
