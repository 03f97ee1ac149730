import { choice, count, euros, optional, withDefault } from 'shared-lib/form/fields'
import { defineForm, readTexts } from 'shared-lib/form/form'
import type { Problem, RawAnswers } from 'shared-lib/form/input-field'
import type { LoyaltyContract } from '../domain/exit-charge'

const amount = { min: 0, missing: '' }

const formOf = (months: number) =>
  defineForm({
    loyaltyPeriod: withDefault(
      choice({
        label: 'Que fidelização é esta?',
        list: true,
        options: {
          first: 'A primeira com esta operadora',
          renewalSameLine: 'Renovada, com a mesma ligação em casa',
          renewalNewLine: 'Renovada, com uma ligação nova em casa',
        },
      }),
      'first',
    ),
    loyaltyMonths: withDefault(
      choice({
        label: 'Duração da fidelização',
        list: true,
        options: [
          [24, '24 meses'],
          [12, '12 meses'],
          [6, '6 meses'],
        ],
      }),
      24,
    ),
    monthsLeft: count({
      ...amount,
      label: 'Meses que faltam',
      hint: 'A data do fim está na fatura.',
      max: months,
      invalid: `Escreve um número de meses, de 0 a ${months}`,
    }),
    monthlyFee: euros({
      ...amount,
      label: 'Mensalidade',
      max: 1000,
      invalid: 'Escreve a mensalidade em euros, por exemplo 35,99',
    }),
    benefit: optional(
      euros({
        ...amount,
        label: 'Valor da vantagem',
        hint: 'Está no contrato. Sem ele, contamos só as mensalidades, e podes pagar menos.',
        max: 10_000,
        invalid: 'Escreve a vantagem em euros, por exemplo 240',
      }),
    ),
  })

/** The contract as it is typed: no more months may be left than it has. */
export const exitForm = ({ loyaltyMonths = '24' }: RawAnswers) => formOf(Number(loyaltyMonths))

/** The contract, once all that its sum needs is there, or what cannot be read of it. */
export function readContract(
  texts: RawAnswers,
): { readonly contract: LoyaltyContract } | { readonly problems: readonly Problem[] } {
  const reading = readTexts(exitForm(texts), texts)
  if ('problems' in reading) return reading
  const { loyaltyPeriod, loyaltyMonths, monthsLeft, monthlyFee, benefit } = reading.input
  return {
    contract: {
      period: loyaltyPeriod,
      loyaltyMonths,
      monthsLeft,
      monthly: monthlyFee,
      ...(benefit !== undefined && { benefit }),
    },
  }
}
