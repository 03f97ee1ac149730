import { amount } from 'shared-lib/funnel/fields'
import { roundHalfUpToCent } from 'shared-lib/money/cents'
import type { LoyaltyContract, LoyaltyPeriod } from '../domain/exit-charge'

export const periods: Readonly<Record<LoyaltyPeriod, string>> = {
  first: 'A primeira com esta operadora',
  sameLine: 'Renovada, com a mesma ligação em casa',
  newLine: 'Renovada, com uma ligação nova em casa',
}

/** What is typed, as typed. */
export interface TypedContract {
  readonly period: LoyaltyPeriod
  readonly months: string
  readonly left: string
  readonly fee: string
  readonly benefit: string
}

const euros = { min: 0, decimals: 2, missing: '', samples: ['35'] }
const monthsLeft = (max: number) =>
  amount({
    min: 0,
    max,
    decimals: 0,
    missing: '',
    invalid: `Escreve um número de meses, de 0 a ${max}`,
    samples: ['8'],
  })
const fee = amount({ ...euros, max: 1000, invalid: 'Escreve a mensalidade em euros, por exemplo 35,99' })
const benefit = amount({ ...euros, max: 10_000, invalid: 'Escreve a vantagem em euros, por exemplo 240' })

const wrong = (field: { parse(text: string): unknown; invalid: string }, text: string) =>
  text.trim() !== '' && field.parse(text) === undefined ? field.invalid : undefined

/** What cannot be read of each field, in words. */
export const contractErrors = (typed: TypedContract) => ({
  left: wrong(monthsLeft(Number(typed.months)), typed.left),
  fee: wrong(fee, typed.fee),
  benefit: wrong(benefit, typed.benefit),
})

/** The contract, once all that its sum needs is there. */
export function readContract(typed: TypedContract): LoyaltyContract | undefined {
  const loyaltyMonths = Number(typed.months)
  const [left, monthly, given] = [
    monthsLeft(loyaltyMonths).parse(typed.left),
    fee.parse(typed.fee),
    benefit.parse(typed.benefit),
  ]
  if (left === undefined || monthly === undefined || contractErrors(typed).benefit) return undefined
  return {
    period: typed.period,
    loyaltyMonths,
    monthsLeft: left,
    monthly: roundHalfUpToCent(monthly),
    ...(given !== undefined && { benefit: roundHalfUpToCent(given) }),
  }
}
