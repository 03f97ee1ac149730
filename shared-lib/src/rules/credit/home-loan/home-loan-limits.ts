import { tryValueOn } from '../../dated/dated-parameter'
import { yearsText } from '../../dates/time-words'
import type { Figure } from '../../figures/figure'
import { type Cents, cents, timesCents } from '../../money/cents'
import { formatEuro } from '../../money/euro'
import { formatRatio } from '../../money/format-ratio'
import { lawOf, money, ratio, unknownOn, years } from '../figures'
import { loanToValueLimit, longestTerm, simulatedTerm } from '../parameters/home-loan-rules'
import type { HomeLoanInput } from './home-loan-outcome'
import { recommendedYears } from './home-loan-rates'

/** The lower of price and valuation. */
const lowerValue = ({ propertyValue, valuation }: HomeLoanInput): Cents | undefined =>
  propertyValue === undefined ? valuation : cents(Math.min(propertyValue, valuation ?? propertyValue))

/** Age of the oldest borrower. */
export const oldestOf = ({ age, secondAge }: HomeLoanInput): number | undefined =>
  age === undefined ? secondAge : Math.max(age, secondAge ?? age)

export function valueLimits(input: HomeLoanInput, amount: Cents) {
  const value = lowerValue(input)
  const limits = tryValueOn(loanToValueLimit, input.assessmentDate)
  if (value === undefined) return {}
  const limit = input.housing === 'permanent' ? limits?.permanent : limits?.other
  const loanToValue = amount / value
  return {
    loanToValue,
    loanToValueLimit: limit,
    maxLoanByValue: limit === undefined ? undefined : timesCents(value, limit),
    isWithinLoanToValue: limit === undefined ? undefined : loanToValue <= limit,
  }
}

/** Longest term: the recommended one at that age, and never past the last age of this calculator. */
export function termLimits(input: HomeLoanInput) {
  const age = oldestOf(input)
  const simulated = tryValueOn(simulatedTerm, input.assessmentDate)
  if (age === undefined || !simulated) return {}
  const recommended = recommendedYears(input.assessmentDate, age)
  const maxYears =
    recommended === undefined ? undefined : Math.max(0, Math.min(recommended, simulated.lastAge - age))
  return { maxYears, isWithinTerm: maxYears === undefined ? undefined : input.wantToBorrowTime <= maxYears }
}

/** The term does not fit this calculator: the loan would end past its last age. */
export function termProblem(input: HomeLoanInput): string | undefined {
  const age = oldestOf(input)
  const lastAge = tryValueOn(simulatedTerm, input.assessmentDate)?.lastAge
  if (age === undefined || lastAge === undefined || age + input.wantToBorrowTime <= lastAge) return undefined
  const left = lastAge - age
  return left < 1
    ? `O crédito tem de terminar até aos ${lastAge} anos`
    : `O crédito tem de terminar até aos ${lastAge} anos: com ${age}, o prazo vai até ${yearsText(left)}`
}

export function limitFigures(input: HomeLoanInput, amount: Cents): Figure[] {
  const { assessmentDate: on } = input
  const value = lowerValue(input)
  const { loanToValue, loanToValueLimit: limit, maxLoanByValue } = valueLimits(input, amount)
  const { maxYears } = termLimits(input)
  const age = oldestOf(input)
  const law = lawOf(loanToValueLimit, on)
  const byValue =
    value === undefined
      ? []
      : [
          ratio('loan-to-value', 'Financiamento sobre o valor do imóvel', loanToValue, {
            formula: `${formatEuro(amount)} ÷ ${formatEuro(value)}, o menor entre preço e avaliação`,
            ...law,
          }),
          money('max-loan-by-value', 'Montante máximo pelo valor do imóvel', maxLoanByValue, {
            ...law,
            ...(limit === undefined
              ? { unknown: unknownOn('o limite de financiamento', on) }
              : { formula: `${formatEuro(value)} × ${formatRatio(limit)}` }),
          }),
        ]
  if (age === undefined) return byValue
  const lastAge = tryValueOn(simulatedTerm, on)?.lastAge
  return [
    ...byValue,
    years('max-years', 'Prazo máximo', maxYears, {
      ...lawOf(longestTerm, on),
      ...(maxYears === undefined
        ? { unknown: unknownOn('o prazo máximo recomendado', on) }
        : { formula: `o menor entre ${recommendedYears(on, age)} anos aos ${age} e ${lastAge} − ${age}` }),
    }),
  ]
}
