import { flowParameters } from 'shared-lib/funnel/funnel-address'
import { nameField } from 'shared-lib/notebook/notebook'
import { bookEntries, bookParameters, readBook } from 'shared-lib/notebook/notebook-address'
import type { Carried } from 'shared-lib/results/results-view'
import { telecomFunnel } from '../funnel/telecom.funnel'
import { offerParameter } from '../funnel/telecom.journey'
import { telecomNotebook } from '../notebook/telecom-notebook'
import { telecomResults } from './telecom-results'
import { whatIfForm } from './what-if.form'

const notebook = telecomNotebook()
const whatIfNames = Object.keys(whatIfForm.fields)
const bookNames = bookParameters(notebook)

/** The three forms of the page, and the names that each of them writes by itself. */
const own = { whatIf: whatIfNames, notebook: bookNames, packages: telecomResults.parameters } as const
export type PageForm = keyof typeof own

/** Every parameter of the page besides the answers and the notebook, for its route. */
export const pageParameters: readonly string[] = [...whatIfNames, ...telecomResults.parameters]

/** The notebook as the address holds it, a proposal that was just sent among the others; then what is still in its form. */
function bookIn(query: string): Carried {
  const { proposals, draft } = readBook(notebook, query)
  const started = [[nameField, draft.name], ...Object.entries(draft.texts)] as const
  return [
    ...bookEntries(notebook, proposals),
    ...started.flatMap(([name, text = '']) => (text === '' ? [] : [[name, text] as const])),
  ]
}

/** What the address holds besides one form's own names: that form sends it along, so that no other one loses anything. */
function carriedBeside(form: PageForm, query: string): Carried {
  const others = new Set([...flowParameters(telecomFunnel), ...pageParameters])
  // What stands side by side is of the list alone, and given more than once.
  for (const name of [...own[form], offerParameter, 'compare']) others.delete(name)
  return [
    ...[...new URLSearchParams(query)].filter(([name, text]) => others.has(name) && text !== ''),
    ...(form === 'notebook' ? [] : bookIn(query)),
  ]
}

export const besideForms = (query: string): Readonly<Record<PageForm, Carried>> => ({
  whatIf: carriedBeside('whatIf', query),
  notebook: carriedBeside('notebook', query),
  packages: carriedBeside('packages', query),
})
