import type { EnergyAnswers } from '../../rules/energy-answers'
import { askedWords } from './asked-words'

it.each<[EnergyAnswers, string]>([
  [{ energyType: 'dual', postalCode: '1000' }, 'preços de hoje de eletricidade e gás natural'],
  [{ energyType: 'electricity', postalCode: '1000' }, 'preços de hoje de eletricidade'],
  [{ energyType: 'gas', postalCode: '1000' }, 'preços de hoje de gás natural'],
  // We have no price there.
  [{ energyType: 'dual', postalCode: '9000' }, 'preços de hoje de energia'],
])('describes what %j asks for', (answers, words) => expect(askedWords(answers)).toBe(words))
