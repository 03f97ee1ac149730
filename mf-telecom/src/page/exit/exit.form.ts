import { defineForm, readTexts } from 'shared-lib/kit/form/form'
import type { InputField, Problem, RawAnswers } from 'shared-lib/kit/form/input-field'
import { contractFields } from '../../rules/contract.fields'
import type { LoyaltyContract } from '../../rules/exit-charge'

/** Where the form goes without script, and the page of its own. */
export const exitPath = '/tv-net-voz/custo-de-saida'

const { monthsLeft, ...fields } = contractFields

/** Figures that leaving is worked out from: the fields of the bill, of which the months left are needed here. */
export const exitForm = defineForm({
  monthlyFee: fields.monthlyFee,
  monthsLeft: {
    ...monthsLeft,
    optional: undefined,
    missing: 'Escreve quantos meses faltam',
  } as unknown as InputField<number>,
  loyaltyMonths: fields.loyaltyMonths,
  loyaltyPeriod: fields.loyaltyPeriod,
  benefit: fields.benefit,
})

/** The contract, once all that its sum needs is there, or what cannot be read of it. */
export function readContract(
  texts: RawAnswers,
): { readonly contract: LoyaltyContract } | { readonly problems: readonly Problem[] } {
  const reading = readTexts(exitForm, texts)
  if ('problems' in reading) return reading
  const { loyaltyPeriod: period, loyaltyMonths, monthsLeft: left, monthlyFee, benefit } = reading.input
  if (left > loyaltyMonths)
    return {
      problems: [{ field: 'monthsLeft', message: `Escreve um número de meses, de 0 a ${loyaltyMonths}` }],
    }
  return {
    contract: {
      period,
      loyaltyMonths,
      monthsLeft: left,
      monthly: monthlyFee,
      ...(benefit !== undefined && { benefit }),
    },
  }
}
