import { figureText, percentText } from 'shared-lib/rules/figures/figure-text'
import { formatBriefEuro } from 'shared-lib/rules/money/euro'
import { formatNumber } from 'shared-lib/rules/money/format-number'
import type { HomeLoanAnswer } from '../../../calculators/home-loan.result'
import { monthsInWords } from './words'

export type CheckState = 'within' | 'beyond' | 'unknown'

/** One limit: whether the loan is within it, both numbers, and what they are of. */
export interface Check {
  readonly name: string
  readonly state: CheckState
  /** `50 %, máximo 45 %` */
  readonly compared?: string
  readonly sentence: string
}

const stateOf = (isWithin: boolean | undefined): CheckState =>
  isWithin === undefined ? 'unknown' : isWithin ? 'within' : 'beyond'

/** A share and its limit: with enough decimals not to look the same when it is beyond. */
const shareAndLimit = (share: number, limit: number) =>
  `${percentText(share, share > limit && percentText(share, 1) === percentText(limit, 1) ? 3 : 1)}, máximo ${figureText(limit, 'ratio')}`

const notHeld = 'Não temos o limite desta data.'

function valueCheck({ loanToValue, loanToValueLimit, isWithinLoanToValue, maxLoanByValue }: HomeLoanAnswer) {
  if (loanToValue === undefined) return { sentence: 'Diz o preço da casa para compararmos com o montante.' }
  if (loanToValueLimit === undefined) return { sentence: notHeld }
  return {
    compared: shareAndLimit(loanToValue, loanToValueLimit),
    sentence:
      isWithinLoanToValue || maxLoanByValue === undefined
        ? 'O que pedes, a dividir pelo menor valor entre o preço e a avaliação.'
        : `Por esta casa podes pedir até ${formatBriefEuro(maxLoanByValue)}.`,
  }
}

function effortCheck({ effortRate, effortLimit, shock }: HomeLoanAnswer, hasIncome: boolean) {
  if (effortRate === undefined || effortLimit === undefined || shock === undefined)
    return {
      sentence: hasIncome ? notHeld : 'Diz o teu rendimento para sabermos que parte dele fica em prestações.',
    }
  const tested = shock > 0 ? `, com a taxa ${formatNumber(shock * 100)} p.p. acima da de agora` : ''
  return {
    compared: shareAndLimit(effortRate, effortLimit),
    sentence: `A parte do rendimento que vai para prestações${tested}.`,
  }
}

function termCheck({ maxYears, months }: HomeLoanAnswer, hasAge: boolean) {
  if (maxYears === undefined)
    return { sentence: hasAge ? notHeld : 'Diz a tua idade para sabermos o prazo máximo.' }
  return {
    compared: `${monthsInWords(months)}, máximo ${figureText(maxYears, 'years')}`,
    sentence: 'O máximo depende da idade do titular mais velho.',
  }
}

/** The limits of value, effort and term. Inputs that were not given and limits that are not held have their own text. */
export const checksOf = (
  result: HomeLoanAnswer,
  given: { income: boolean; age: boolean },
): readonly Check[] => [
  { name: 'Parte do valor da casa', state: stateOf(result.isWithinLoanToValue), ...valueCheck(result) },
  { name: 'Taxa de esforço', state: stateOf(result.isWithinEffort), ...effortCheck(result, given.income) },
  { name: 'Prazo', state: stateOf(result.isWithinTerm), ...termCheck(result, given.age) },
]
