import { isRecord } from 'shared-lib/contract/is-record'
import type { Fields } from 'shared-lib/kit/form/form'
import { fromJson } from 'shared-lib/kit/form/form-json'
import { indexNow } from 'shared-lib/rules/credit/home-loan/home-loan-rates'
import { type IsoDate, toIsoDate } from 'shared-lib/rules/dates/iso-date'
import { type HomeLoanAnswers, homeLoanFields } from '../../fields'
import { indexTerms, type ResultsOptions } from '../../rules/assumed-loan'
import { type ComparedLoan, homeLoanNotebook, homeLoanNotebookFor } from '../../rules/home-loan.notebook'
import { amountOf, monthsOf } from '../../rules/home-loan-checks'

/** Answers of a lead, euros and percent, as the rules take them. */
const read = (answers: unknown): HomeLoanAnswers =>
  Object.fromEntries(
    Object.entries<Fields[string]>(homeLoanFields).flatMap(([name, field]) => {
      const given = isRecord(answers) ? answers[name] : undefined
      const value = given === undefined ? undefined : fromJson(field, given)
      return value === undefined ? [] : [[name, value]]
    }),
  )

/** The loan of these answers to its end, at the newest index or that of the address; undefined without amount and term. */
export function comparedOf(
  answers: HomeLoanAnswers,
  on: IsoDate,
  options: ResultsOptions = {},
): ComparedLoan | undefined {
  const [amount, months] = [amountOf(answers), monthsOf(answers)]
  if (!amount || !months) return undefined
  return {
    amount,
    months,
    kept: months,
    on,
    orderBy: 'totalRepayment',
    index: indexNow({ ...indexTerms(options), on })?.index ?? 0,
    housing: answers.housing ?? 'permanent',
  }
}

/** The notebook as it counts for a lead. */
export function notebookOfLead(given: unknown, today: string) {
  const loan = comparedOf(read(given), toIsoDate(today))
  return loan ? homeLoanNotebookFor(loan) : homeLoanNotebook
}
