import { simulatorContract, simulatorRoutes } from '../../form/simulator-contract'
import { wagesForm } from '../../forms/wages.form'

const wages = {
  tag: 'qp-wages',
  slug: 'comparar-ordenados',
  title: 'Comparar ofertas de trabalho',
  description:
    'Duas propostas lado a lado: o que fica de cada uma por mês e por ano, com refeição, carro, contrato ou recibos verdes, e de onde vem a diferença.',
  form: wagesForm,
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
} as const

export const wagesContract = simulatorContract(wages)
export const wagesRoutes = simulatorRoutes(wages)
