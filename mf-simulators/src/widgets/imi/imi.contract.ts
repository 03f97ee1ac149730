import { simulatorContract, simulatorRoutes } from '../../form/simulator-contract'
import { imiForm } from '../../forms/imi.form'

const imi = {
  tag: 'qp-imi',
  slug: 'imi',
  title: 'Simulador de IMI',
  description: 'Quanto pagas de IMI pela tua casa, com a taxa do teu concelho, e em que meses o pagas.',
  form: imiForm,
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
} as const

export const imiContract = simulatorContract(imi)
export const imiRoutes = simulatorRoutes(imi)
