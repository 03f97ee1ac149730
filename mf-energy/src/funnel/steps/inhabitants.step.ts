import { choice, type Field, type Step } from 'shared-lib/funnel/flow'
import type { EnergyAnswers, Inhabitants } from '../../domain/energy-answers'
import { canBePriced } from './address.step'

const texts = choice(['1', '2', '3', '4', '5', '6'], { missing: 'Escolhe quantas pessoas vivem na casa' })

const inhabitants: Field<Inhabitants> = {
  ...texts,
  parse: (text) => (texts.parse(text) === undefined ? undefined : (Number(text) as Inhabitants)),
  card: { entry: 'inhabitants' },
}

export const peopleText = (people: string) =>
  people === '1' ? '1 pessoa' : people === '6' ? '6 ou mais pessoas' : `${people} pessoas`

export const inhabitantsStep: Step<EnergyAnswers> = {
  slug: 'habitantes',
  question: 'Quantas pessoas vivem na casa?',
  label: 'Pessoas',
  fields: { inhabitants },
  applies: canBePriced,
  summary: (answers) => peopleText(String(answers.inhabitants)),
}
