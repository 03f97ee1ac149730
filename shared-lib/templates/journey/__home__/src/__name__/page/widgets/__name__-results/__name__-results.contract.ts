import { resultsContract } from 'shared-lib/kit/journey/journey.contract'
import { __camel__Journey } from '../../funnel/__name__.journey'

export const __camel__ResultsContract = resultsContract(__camel__Journey, {
  title: 'Resultados: __title__',
  description: 'As propostas que o visitante tem, por ordem do que custam, e como pedir outras.',
  attributes: {},
  minHeight: { small: 1480, wide: 1180 },
  missing: 'Esta página não abriu aqui.',
  inStories: false,
})
