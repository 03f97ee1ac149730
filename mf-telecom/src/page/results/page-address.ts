import { flowParameters } from 'shared-lib/kit/funnel/funnel-address'
import { bookParameters } from 'shared-lib/kit/notebook/notebook-address'
import { besideForms as beside } from 'shared-lib/kit/notebook/page-forms'
import type { Carried } from 'shared-lib/kit/results/results-view'
import { telecomNotebook } from '../../rules/telecom.notebook'
import { telecomFunnel } from '../funnel/telecom.funnel'
import { offerParameter } from '../funnel/telecom.journey'
import { telecomResults } from './telecom-results'
import { whatIfForm } from './what-if.form'

const notebook = telecomNotebook()
const whatIfNames = Object.keys(whatIfForm.fields)

/** The three forms of the page, and the names that each of them writes by itself. */
const forms = {
  whatIf: whatIfNames,
  notebook: bookParameters(notebook),
  packages: telecomResults.parameters,
} as const
export type PageForm = keyof typeof forms

/** Every parameter of the page besides the answers and the notebook, for its route. */
export const pageParameters: readonly string[] = [...whatIfNames, ...telecomResults.parameters]

const answerNames = flowParameters(telecomFunnel).filter((name) => name !== offerParameter)

/** Answers that each form of the page sends along, as given: a wrong one is reported at its own field. */
export const besideForms = (query: string): Readonly<Record<PageForm, Carried>> =>
  beside(query, {
    answers: [...new URLSearchParams(query)].filter(
      ([name, text]) => answerNames.includes(name) && text !== '',
    ),
    notebook,
    forms,
  })
