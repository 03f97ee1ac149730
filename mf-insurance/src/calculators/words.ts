import type { LeadProblem } from 'shared-lib/contract/define-micro-frontend'
import { cents, number, oneOf } from 'shared-lib/contract/schema'
import { type Cents, roundHalfUpToCent } from 'shared-lib/money/cents'
import { coverKeys } from '../domain/covers'

/** No premium, repair or vehicle of a private person comes near it. */
const mostEuros = 10_000_000

/** An amount that programs send in euros; more than two digits after the comma are rounded. */
export const euros = (description: string) =>
  number(`${description}, EUR.`, { minimum: 0, maximum: mostEuros })

/** Euros of a call → cents. */
export const toCents = (amount = 0): Cents => roundHalfUpToCent(amount)

/** An amount of a result. */
export const amount = cents

/** A cover that a policy may hold. */
export const cover = oneOf(coverKeys, 'Cover of a motor policy.')

/** Years with one digit after the comma. */
export const tenths = (years: number): number => Math.round(years * 10) / 10

/** A member that is left out where there is nothing to say. */
export const given = <Value>(name: string, value: Value | undefined) =>
  value === undefined ? {} : { [name]: value }

/** One field in trouble. */
export const refused = (field: string, message: string, ...more: LeadProblem[]) => ({
  problems: [{ field, message }, ...more],
})

/** Limit common to all of these calculators. */
export const noPrices = 'Não há aqui preços de seguradoras: só contas sobre os valores que escreveres.'
