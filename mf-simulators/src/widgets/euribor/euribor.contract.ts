import { simulatorContract, simulatorRoutes } from '../../form/simulator-contract'
import { euriborForm } from '../../forms/euribor.form'

const euribor = {
  tag: 'qp-euribor',
  slug: 'euribor',
  title: 'Simulador da Euribor',
  description:
    'Quanto passa a ser a prestação da tua casa na próxima revisão da Euribor, com o que pagaste em cada uma até hoje.',
  form: euriborForm,
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
} as const

export const euriborContract = simulatorContract(euribor)
export const euriborRoutes = simulatorRoutes(euribor)
