import { indexFor } from 'shared-lib/credit/euribor/index-rate'
import type { Tenor } from 'shared-lib/credit/euribor/tenors'
import { monthOf } from 'shared-lib/credit/month'
import { type IsoDate, toIsoDate } from 'shared-lib/dates/iso-date'
import type { Fields } from 'shared-lib/form/form'
import { fromJson } from 'shared-lib/form/form-json'
import { isRecord } from 'shared-lib/funnel/contact.answers'
import { type HomeLoanAnswers, homeLoanFields } from '../domain/home-loan.fields'
import { type ComparedLoan, homeLoanNotebook, homeLoanNotebookFor } from '../domain/home-loan.notebook'
import { amountOf } from '../domain/home-loan-checks'

/** Answers of a lead, euros and percent, as the rules take them. */
const read = (answers: unknown): HomeLoanAnswers =>
  Object.fromEntries(
    Object.entries<Fields[string]>(homeLoanFields).flatMap(([name, field]) => {
      const given = isRecord(answers) ? answers[name] : undefined
      const value = given === undefined ? undefined : fromJson(field, given)
      return value === undefined ? [] : [[name, value]]
    }),
  )

/** The loan of these answers to its end, at the newest index; undefined without amount and term. */
export function comparedOf(
  answers: HomeLoanAnswers,
  on: IsoDate,
  tenor: Tenor = 6,
): ComparedLoan | undefined {
  const [amount, months] = [amountOf(answers), (answers.wantToBorrowTime ?? 0) * 12]
  if (!amount || !months) return undefined
  return {
    ...{ amount, months, kept: months, on, orderBy: 'totalRepayment' },
    index: indexFor(tenor, monthOf(on))?.index ?? 0,
    housing: answers.housing ?? 'permanent',
  }
}

/** The notebook as it counts for a lead. */
export function notebookOfLead(given: unknown, today: string) {
  const loan = comparedOf(read(given), toIsoDate(today))
  return loan ? homeLoanNotebookFor(loan) : homeLoanNotebook
}
