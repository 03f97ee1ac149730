import type { QuestionProps } from 'shared-lib/kit/funnel/question-props'
import { Notice } from 'shared-lib/kit/ui/notice/notice'
import { longestMonths } from 'shared-lib/rules/credit/loan/loan-rules'
import { toIsoDate } from 'shared-lib/rules/dates/iso-date'
import { formatBriefEuro } from 'shared-lib/rules/money/euro'
import type { PersonalLoanAnswers } from '../../fields'
import { amountOf } from '../../rules/loan-request'

const timeHint = (longest: number | undefined, most = Number.POSITIVE_INFINITY) =>
  longest === undefined
    ? '5 anos são 60 meses. Mais meses baixam a prestação e encarecem o crédito.'
    : `No máximo ${Math.min(longest, most)} meses para este fim. Mais meses baixam a prestação e encarecem o crédito.`

/** Amount and term, in the words of what the money is for; debts to put together add up below them. */
export function AmountQuestion({ field, fields, answers, today }: QuestionProps<PersonalLoanAnswers>) {
  const { loanType } = answers
  const joins = loanType === 'consolidatedCredit'
  const buys = loanType === 'carMc' || loanType === 'refurbishmentFurniture'
  const amount = amountOf(answers)
  const longest = loanType && longestMonths({ loanType, contractDate: toIsoDate(today) })
  return (
    <>
      {joins ? field('debts') : field('wantToBorrowBase')}
      {joins && field('addedCredit')}
      {joins && amount !== undefined && (
        <Notice tone="info" live>
          <p>O novo crédito seria de {formatBriefEuro(amount)}.</p>
        </Notice>
      )}
      {buys && field('entry')}
      {field('wantToBorrowTime', { hint: timeHint(longest, fields.wantToBorrowTime?.range?.max) })}
    </>
  )
}
