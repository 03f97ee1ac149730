import { integer, number, oneOf } from 'shared-lib/contract/schema'
import { type IsoDate, toIsoDate } from 'shared-lib/dates/iso-date'
import { type Cents, roundHalfUpToCent } from 'shared-lib/money/cents'

// Units of programs: euros and percent in, cents and fractions out.

export const centsOf = (euros = 0): Cents => roundHalfUpToCent(euros)
export const dayOf = (said: string | undefined, today: string): IsoDate => toIsoDate(said ?? today)

const mostEuros = 20_000_000
export const euros = (what: string, minimum = 0) =>
  number(`Euros, rounded to the cent: ${what}`, { minimum, maximum: mostEuros })
export const rate = (what: string) => number(`Percent: ${what}`, { minimum: 0, maximum: 25 })
export const index = number('Percent: the Euribor of the contract, taken as the same to the end.', {
  minimum: -2,
  maximum: 20,
})
export const spread = number('Percentage points added to the Euribor.', { minimum: 0, maximum: 10 })
export const months = (what: string, minimum = 1) => integer(`Months: ${what}`, { minimum, maximum: 480 })
export const amount = euros('the amount lent.', 1000)
export const housing = oneOf(
  ['permanent', 'secondary', 'investment'],
  'permanent: own permanent home, by default; secondary: own, but not that; investment: to let or sell.',
)
