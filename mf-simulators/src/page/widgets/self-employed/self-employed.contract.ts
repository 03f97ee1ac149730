import { calculatorContract, calculatorRoutes } from 'shared-lib/kit/calculator/calculator-contract'
import { selfEmployedView } from '../../screens/self-employed/self-employed.view'

export const selfEmployedContract = calculatorContract(selfEmployedView, {
  minHeight: { small: 900, wide: 560 },
  examples: [
    { title: 'Em branco', attributes: {} },
    {
      title: 'Com 2.000 € por mês',
      attributes: { receipts: '2000', heading: 'Quanto recebes de 2.000 € em recibos verdes?' },
    },
  ],
})
export const selfEmployedRoutes = calculatorRoutes(selfEmployedView)
