import type { IsoDate } from 'shared-lib/rules/dates/iso-date'
import { monthsInWords } from 'shared-lib/rules/dates/time-words'
import { formatBriefEuro } from 'shared-lib/rules/money/euro'
import type { HomeLoanAnswers } from '../../fields'
import { amountOf, hasLoan, monthsOf } from '../../rules/home-loan-checks'
import { existingLoan } from './home-loan.load'
import { transferChange } from './transfer-ruler'

/** What a request asks for: `200.000 € para comprar casa, em 35 anos`, `mudar de banco um crédito de 120.000 €`. */
export function askedWords(answers: HomeLoanAnswers): string {
  const amount = amountOf(answers)
  const sum = amount ? formatBriefEuro(amount) : 'crédito'
  if (answers.loanType === 'transfer') return `mudar de banco um crédito de ${sum}`
  if (answers.loanType === 'remortgage') return `renegociar um crédito de ${sum}`
  const aim = answers.loanType === 'construction' ? 'construir' : 'comprar'
  return `${sum} para ${aim} casa, em ${monthsInWords(monthsOf(answers))}`
}

/** What a month falls by with the rate of new loans, where there is a loan that changing pays for. */
export function askedChange(answers: HomeLoanAnswers, on: IsoDate): string | undefined {
  const existing = hasLoan(answers) ? existingLoan(answers, {}, on) : undefined
  return existing && transferChange(existing)
}
