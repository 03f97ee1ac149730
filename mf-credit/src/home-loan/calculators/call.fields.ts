import { homeAmount, index, spread as spreadOf, term } from 'shared-lib/kit/form/credit-fields'
import * as program from 'shared-lib/kit/form/program-fields'

// Values that several calculators of this product take.

const { words } = program
export const wantToBorrow = homeAmount(words('The amount lent, EUR.'))
export const months = term(words('The term, months.'))
export const euribor = index(words('The Euribor of the contract, percent; taken as the same to the end.'))
export const spread = spreadOf(words('Percentage points added to the Euribor.'))
export const dayOf = (description: string) => program.optional(program.day(description))
