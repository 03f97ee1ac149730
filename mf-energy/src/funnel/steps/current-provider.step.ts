import { choice, type Step } from 'shared-lib/funnel/flow'
import { supplierNames } from 'shared-lib/providers/energy-suppliers'
import type { EnergyAnswers } from '../../domain/energy-answers'
import { canBePriced } from './address.step'

export const providerText = (code: string) =>
  code === 'other' ? 'Outra' : code === 'unknown' ? 'Não sei' : (supplierNames[code] ?? code)

export const providerCodes = Object.keys(supplierNames)

export const currentProviderStep: Step<EnergyAnswers> = {
  slug: 'comercializadora',
  question: 'Qual é a tua comercializadora atual?',
  label: 'Comercializadora atual',
  fields: {
    currentProvider: choice([...providerCodes, 'other', 'unknown'], {
      missing: 'Escolhe a tua comercializadora ou «Não sei»',
    }),
  },
  applies: canBePriced,
  summary: ({ currentProvider }) => {
    if (currentProvider === 'unknown') return 'Comercializadora por saber'
    return currentProvider ? providerText(currentProvider) : ''
  },
}
