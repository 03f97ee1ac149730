import { indexFor } from 'shared-lib/credit/euribor/index-rate'
import { monthOf } from 'shared-lib/credit/month'
import { toIsoDate } from 'shared-lib/dates/iso-date'
import type { Fields } from 'shared-lib/form/form'
import { fromJson } from 'shared-lib/form/form-json'
import { isRecord } from 'shared-lib/funnel/contact.answers'
import { type HomeLoanAnswers, homeLoanFields } from '../domain/home-loan.fields'
import { homeLoanNotebook, homeLoanNotebookFor } from '../domain/home-loan.notebook'
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

/** The notebook as it counts for a lead: to the end of its loan, at the newest index. */
export function notebookOfLead(given: unknown, today: string) {
  const answers = read(given)
  const [amount, months] = [amountOf(answers), (answers.wantToBorrowTime ?? 0) * 12]
  if (!amount || !months) return homeLoanNotebook
  return homeLoanNotebookFor({
    ...{ amount, months, kept: months, on: toIsoDate(today), orderBy: 'totalRepayment' },
    index: indexFor(6, monthOf(toIsoDate(today)))?.index ?? 0,
    housing: answers.housing ?? 'permanent',
  })
}
