import type { QuestionProps } from 'shared-lib/kit/funnel/question-props'
import { Notice } from 'shared-lib/kit/ui/notice/notice'
import type { PersonalLoanAnswers } from '../../fields'

/** Asks for income and payments of one person or two. They stay on the device until the visitor asks to be called. */
export function MoneyQuestion({ field, answers }: QuestionProps<PersonalLoanAnswers>) {
  const joins = answers.loanType === 'consolidatedCredit'
  const words = joins
    ? { hint: 'Só os que ficam: não contes os créditos que vais juntar. 0 se não ficam nenhuns.' }
    : undefined
  return (
    <>
      {field('creditFraction')}
      <Notice tone="info">
        <p>
          Serve para saber se a prestação cabe no teu rendimento. Fica só contigo até pedires que te liguem.
        </p>
      </Notice>
      {field('dateOfBirth')}
      {field('monthlyIncomeFirst')}
      {field('monthlyExpensesFirst', words)}
      {answers.creditFraction === 'two' && (
        <>
          {field('dateOfBirthSecond')}
          {field('monthlyIncomeSecond')}
          {field('monthlyExpensesSecond', words)}
        </>
      )}
    </>
  )
}
