import { choice, type Step } from 'shared-lib/funnel/flow'
import type { EnergyAnswers } from '../../domain/energy-answers'
import { canBePriced } from './address.step'

export const houseUsageNames = {
  high: 'Quase sempre',
  normal: 'Parte do dia',
  low: 'De vez em quando',
} as const

export const houseUsageStep: Step<EnergyAnswers> = {
  slug: 'tempo-em-casa',
  question: 'Quanto tempo está alguém em casa?',
  label: 'Tempo em casa',
  fields: {
    houseUsage: choice(['high', 'normal', 'low'], { missing: 'Escolhe quanto tempo está alguém em casa' }),
  },
  applies: canBePriced,
  summary: ({ houseUsage }) => (houseUsage ? houseUsageNames[houseUsage] : ''),
}
