import { simulatorContract, simulatorRoutes } from '../../form/simulator-contract'
import { deedCostsForm } from '../../forms/deed-costs.form'

const deedCosts = {
  tag: 'qp-deed-costs',
  slug: 'custos-de-escritura',
  title: 'Custos de escritura',
  description:
    'Quanto custa comprar casa além do preço: IMT, imposto do selo, escritura, registo e banco, no continente, na Madeira e nos Açores.',
  form: deedCostsForm,
  minHeight: { small: 1500, wide: 1000 },
  examples: [
    { title: 'Em branco', attributes: {} },
    { title: 'Uma casa de 300.000 €', attributes: { price: '300000' } },
    {
      title: 'Jovem, com crédito, nos Açores',
      attributes: { price: '250000', region: 'azores', young: '', loan: '200000' },
    },
  ],
} as const

export const deedCostsContract = simulatorContract(deedCosts)
export const deedCostsRoutes = simulatorRoutes(deedCosts)
