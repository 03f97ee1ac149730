import { savingText } from 'shared-lib/kit/results/ruler'
import type { IsoDate } from 'shared-lib/rules/dates/iso-date'
import { cents } from 'shared-lib/rules/money/cents'
import { formatBriefEuro } from 'shared-lib/rules/money/euro'
import type { PersonalLoanAnswers } from '../../fields'
import { amountOf, requestOf } from '../../rules/loan-request'
import { outlookOf } from '../../rules/outlook'

/** What a request asks for: `um crédito pessoal de 10.000 € em 60 meses`. */
export function askedWords(answers: PersonalLoanAnswers): string {
  const sum = `${formatBriefEuro(amountOf(answers) ?? cents(0))} em ${answers.wantToBorrowTime} meses`
  return answers.loanType === 'consolidatedCredit'
    ? `juntar créditos num só, de ${sum}`
    : `um crédito pessoal de ${sum}`
}

/** By how much the average of the market is below the visitor's proposal, a month; nothing where it is not. */
export function askedChange(answers: PersonalLoanAnswers, on: IsoDate): string | undefined {
  const request = requestOf(answers, on)
  const market = request && outlookOf(request, on).market
  const more = market && request.todayInstalment ? market.instalment - request.todayInstalment : 0
  return savingText({ cents: more, period: 'mês' })
}
