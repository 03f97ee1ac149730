import type { Problem } from 'shared-lib/kit/form/input-field'
import { cents } from 'shared-lib/rules/money/cents'
import type { HabitInput, TermsInput } from '../fields'
import type { Payment } from './card-months'
import type { CardHabit, CardTerms } from './card-year'

const nothing = cents(0)

/** The rule of payment that was chosen; its own numbers are there, as its fields ask for them. */
export function paymentFrom({
  pays,
  minimumShare = 0,
  minimumFloor = nothing,
  fixedPayment = nothing,
}: Pick<HabitInput, 'pays' | 'minimumShare' | 'minimumFloor' | 'fixedPayment'>): Payment {
  if (pays === 'minimum') return { kind: 'minimum', share: minimumShare, floor: minimumFloor }
  if (pays === 'fixed') return { kind: 'fixed', amount: fixedPayment }
  return { kind: pays }
}

export const habitFrom = (input: HabitInput): CardHabit => ({
  purchases: input.monthlyPurchases,
  balance: input.balance,
  payment: paymentFrom(input),
  cashTimes: input.cashTimes,
  cash: input.cash ?? nothing,
  foreign: input.foreign,
})

export const termsFrom = ({ tan: _, ...terms }: TermsInput, tan: number): CardTerms => ({ tan, ...terms })

/** Contradiction that the fields alone cannot see: more paid in another currency than is bought at all. */
export const foreignProblem = ({
  foreign = nothing,
  monthlyPurchases = nothing,
}: Partial<Pick<HabitInput, 'foreign' | 'monthlyPurchases'>>): readonly Problem[] =>
  foreign > 12 * monthlyPurchases
    ? [{ field: 'foreign', message: 'Não pode ser mais do que gastas com o cartão num ano' }]
    : []
