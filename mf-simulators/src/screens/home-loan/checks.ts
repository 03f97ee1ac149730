import { formatEuro } from 'shared-lib/money/euro'
import { formatNumber } from 'shared-lib/money/format-number'
import type { HomeLoanAnswer } from '../../calculators/home-loan.result'
import { figureText, percentText } from '../parts/figure-text'

export type CheckState = 'within' | 'beyond' | 'unknown'

/** One limit: whether the loan is within it, and the rule with its numbers. */
export interface Check {
  readonly name: string
  readonly state: CheckState
  readonly sentence: string
}

const stateOf = (isWithin: boolean | undefined): CheckState =>
  isWithin === undefined ? 'unknown' : isWithin ? 'within' : 'beyond'

/** A share beside its limit: with enough decimals not to look the same when it is beyond. */
const beside = (share: number, limit: number) =>
  percentText(share, share > limit && percentText(share, 1) === percentText(limit, 1) ? 3 : 1)

function valueCheck({ loanToValue, loanToValueLimit, isWithinLoanToValue, maxLoanByValue }: HomeLoanAnswer) {
  if (loanToValue === undefined) return 'Diz o preço da casa para compararmos com o montante.'
  if (loanToValueLimit === undefined) return 'Não conhecemos o limite desta data.'
  const rule = `Pedes ${beside(loanToValue, loanToValueLimit)} do valor da casa; o limite é ${figureText(loanToValueLimit, 'ratio')}`
  return isWithinLoanToValue || maxLoanByValue === undefined
    ? `${rule}.`
    : `${rule}, ou seja, ${formatEuro(maxLoanByValue)}.`
}

function effortCheck({ effortRate, effortLimit, shock }: HomeLoanAnswer, hasIncome: boolean) {
  if (effortRate === undefined || effortLimit === undefined || shock === undefined)
    return hasIncome
      ? 'Não conhecemos o limite desta data.'
      : 'Diz o teu rendimento para sabermos que parte dele fica em prestações.'
  const tested = shock > 0 ? `, com a taxa ${formatNumber(shock * 100)} p.p. acima da de agora,` : ''
  return `As prestações${tested} levam ${beside(effortRate, effortLimit)} do rendimento; o limite é ${figureText(effortLimit, 'ratio')}.`
}

function termCheck({ maxYears, years }: HomeLoanAnswer, hasAge: boolean) {
  if (maxYears === undefined)
    return hasAge ? 'Não conhecemos o limite desta data.' : 'Diz a tua idade para sabermos o prazo máximo.'
  return `Pedes ${figureText(years.length, 'years')}; com a idade que indicaste, o máximo é ${figureText(maxYears, 'years')}.`
}

/** The limits of value, effort and term. What was not said or is not held is told as such. */
export function checksOf(result: HomeLoanAnswer, said: { income: boolean; age: boolean }): readonly Check[] {
  return [
    {
      name: 'Parte do valor da casa',
      state: stateOf(result.isWithinLoanToValue),
      sentence: valueCheck(result),
    },
    {
      name: 'Taxa de esforço',
      state: stateOf(result.isWithinEffort),
      sentence: effortCheck(result, said.income),
    },
    { name: 'Prazo', state: stateOf(result.isWithinTerm), sentence: termCheck(result, said.age) },
  ]
}
