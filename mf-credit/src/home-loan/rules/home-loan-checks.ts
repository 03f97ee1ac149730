import type { Fields } from 'shared-lib/kit/form/form'
import type { Problem } from 'shared-lib/kit/form/input-field'
import { simulatedTerm } from 'shared-lib/rules/credit/parameters/home-loan-rules'
import { type Cents, timesCents } from 'shared-lib/rules/money/cents'
import { formatBriefEuro } from 'shared-lib/rules/money/euro'
import { fractionOf } from 'shared-lib/rules/money/rate'
import type { HomeLoanAnswers } from '../fields'

/** A loan exists already: its debt, its years left and its rate are asked. */
export const hasLoan = ({ loanType }: HomeLoanAnswers): boolean =>
  loanType === 'transfer' || loanType === 'remortgage'

/** Amount borrowed or owed, cents: the amount itself, or a share of the home's value. */
export function amountOf({
  wantToBorrow,
  propertyValue,
  borrowingPercentage,
}: HomeLoanAnswers): Cents | undefined {
  if (wantToBorrow !== undefined) return wantToBorrow
  if (propertyValue === undefined || borrowingPercentage === undefined) return undefined
  return timesCents(propertyValue, borrowingPercentage)
}

/** Of the whole loan, or left of one that exists. */
export const monthsOf = ({ wantToBorrowTime = 0, wantToBorrowMonths = 0 }: HomeLoanAnswers): number =>
  wantToBorrowTime * 12 + wantToBorrowMonths

/** Share of the lower of price and valuation that is borrowed. */
export function shareOf(answers: HomeLoanAnswers): number | undefined {
  const { propertyValue, valuation } = answers
  const amount = amountOf(answers)
  return amount === undefined || propertyValue === undefined
    ? undefined
    : amount / Math.min(propertyValue, valuation ?? propertyValue)
}

/** Age at the end of the newest simulated terms: the same for every day that a visitor can ask on. */
const lastAge = simulatedTerm.values.at(-1)?.value.lastAge ?? 75

const halfPercent = 0.005

/** Contradictions of amounts, term and age. */
export function amountProblems(answers: HomeLoanAnswers, fields: Fields): readonly Problem[] {
  const { range } = fields.borrowingPercentage ?? {}
  const { propertyValue, wantToBorrow, borrowingPercentage, wantToBorrowTime: years, age } = answers
  const problems: Problem[] = []
  if (propertyValue !== undefined && wantToBorrow !== undefined && borrowingPercentage !== undefined) {
    const share = timesCents(propertyValue, borrowingPercentage)
    // A share as people round it is the same answer.
    if (Math.abs(share - wantToBorrow) > propertyValue * halfPercent)
      problems.push({
        field: 'borrowingPercentage',
        message: `A percentagem dá ${formatBriefEuro(share)} e o montante é ${formatBriefEuro(wantToBorrow)}: apaga um dos dois`,
      })
  }
  if (propertyValue !== undefined && wantToBorrow !== undefined) {
    if (hasLoan(answers) && wantToBorrow >= propertyValue)
      problems.push({ field: 'propertyValue', message: 'O valor da casa tem de ser superior ao que deves' })
    else if (wantToBorrow > propertyValue)
      problems.push({
        field: 'propertyValue',
        message: 'O valor do imóvel tem de ser igual ou superior ao montante a financiar',
      })
    else if (range && !hasLoan(answers)) {
      const [least, most] = [range.min, range.max].map((share) =>
        timesCents(propertyValue, fractionOf(share, 4)),
      )
      if (least && most && (wantToBorrow < least || wantToBorrow > most))
        problems.push({
          field: 'wantToBorrow',
          message: `O crédito tem de ficar entre ${formatBriefEuro(least)} e ${formatBriefEuro(most)} para esta casa`,
        })
    }
  }
  if (years !== undefined && age !== undefined && age * 12 + monthsOf(answers) > lastAge * 12)
    problems.push({
      field: 'wantToBorrowTime',
      message: `O crédito tem de terminar até aos ${lastAge} anos: com ${age}, o prazo vai até ${lastAge - age} ${lastAge - age === 1 ? 'ano' : 'anos'}`,
    })
  return problems
}

/** The fixed part of a mixed loan ends before the loan does. */
export const rateProblems = (answers: HomeLoanAnswers): readonly Problem[] =>
  answers.rateType === 'mixed' &&
  answers.fixedYears !== undefined &&
  answers.wantToBorrowTime !== undefined &&
  answers.fixedYears * 12 >= monthsOf(answers)
    ? [{ field: 'fixedYears', message: 'O período de taxa fixa tem de ser mais curto do que o prazo' }]
    : []
