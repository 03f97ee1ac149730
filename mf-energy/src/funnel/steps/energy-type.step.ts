import { choice, type Step } from 'shared-lib/funnel/flow'
import type { EnergyAnswers } from '../../domain/energy-answers'

export const energyTypeNames = {
  dual: 'Eletricidade e gás natural',
  electricity: 'Só eletricidade',
  gas: 'Só gás natural',
} as const

export const energyTypeStep: Step<EnergyAnswers> = {
  slug: 'tipo-de-produto',
  question: 'Que energia queres comparar?',
  label: 'Energia',
  fields: {
    energyType: choice(['dual', 'electricity', 'gas'], { missing: 'Escolhe a energia que queres comparar' }),
  },
  summary: ({ energyType }) => (energyType ? energyTypeNames[energyType] : ''),
}
