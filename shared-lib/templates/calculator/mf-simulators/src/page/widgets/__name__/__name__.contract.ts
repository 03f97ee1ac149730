import { calculatorContract, calculatorRoutes } from 'shared-lib/kit/calculator/calculator-contract'
import { __camel__View } from '../../screens/__name__/__name__.view'

export const __camel__Contract = calculatorContract(__camel__View, {
  minHeight: { small: 900, wide: 560 },
  examples: [
    { title: 'Em branco', attributes: {} },
    { title: 'Com os dois custos', attributes: { before: '50', after: '45', heading: 'Quanto poupas?' } },
  ],
})
export const __camel__Routes = calculatorRoutes(__camel__View)
