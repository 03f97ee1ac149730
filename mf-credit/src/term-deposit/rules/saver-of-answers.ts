import { addMonths } from 'shared-lib/rules/dates/calendar'
import type { IsoDate } from 'shared-lib/rules/dates/iso-date'
import { cents } from 'shared-lib/rules/money/cents'
import type { TermDepositAnswers } from '../fields'
import { type Saver, saverOf } from './saver'

/**
 * The saver described by the answers, depositing today. A saver who moves banks pays the transfer back at the end; the
 * account that a deposit needs always counts. An empty answer that the guard let through counts as its first choice.
 */
export function saverOfAnswers(answers: TermDepositAnswers, today: IsoDate): Saver {
  const { amount = cents(0), horizon = '12', needOn, origin = 'newBank' } = answers
  return saverOf({
    amount,
    start: today,
    until: horizon === 'date' ? ((needOn as IsoDate | undefined) ?? addMonths(today, 12)) : Number(horizon),
    tax: answers.region ?? 'mainland',
    newCustomer: origin === 'newBank',
    newMoney: origin !== 'sameBank',
    mayLock: answers.mayLock ?? true,
    upTo30: answers.upTo30 ?? false,
    takeMoneyOut: origin !== 'sameBank',
    holders: answers.twoHolders ? 2 : 1,
  })
}
