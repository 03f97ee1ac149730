import { homeAmount, index, spread, term } from 'shared-lib/credit/fields'
import { count, date, optional } from 'shared-lib/form/fields'

// Questions that several calculators of this product ask.

export const wantToBorrow = homeAmount({
  label: 'Montante do crédito',
  description: 'The amount lent, EUR.',
})
export const months = term({ label: 'Prazo', description: 'The term, months.' })
export const euribor = index({
  label: 'Euribor',
  description: 'The Euribor of the contract, percent; taken as the same to the end.',
})
export const spreadOf = (label: string) =>
  spread({ label, description: 'Percentage points added to the Euribor.' })
export const completedYears = count({
  label: 'Idade do titular mais velho',
  unit: 'anos',
  description: 'Completed years of the oldest holder: income counts less after 70.',
  min: 18,
  max: 110,
})
export const dayOf = (label: string, description: string) => optional(date({ label, description }))
