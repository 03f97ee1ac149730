import type { Carried } from '../results/results-view'
import type { AnyNotebook } from './notebook'
import { keptBook } from './notebook-address'

interface PageForms<Form extends string> {
  /** Answers of the funnel, as they travel. */
  readonly answers: Carried
  readonly notebook: AnyNotebook
  /** The names that each form of the page writes by itself. */
  readonly forms: Readonly<Record<Form | 'notebook', readonly string[]>>
}

/** Of the list alone, and given more than once. */
const listOnly = 'compare'

/**
 * Parameters that each form of a page of results sends along, so that no other one loses anything without script: the answers, what the other
 * forms put into the address, and the notebook with a proposal that was just sent among the others.
 */
export function besideForms<Form extends string>(
  query: string,
  { answers, notebook, forms }: PageForms<Form>,
): Readonly<Record<Form | 'notebook', Carried>> {
  const answered = new Set(answers.map(([name]) => name))
  const given = [...new URLSearchParams(query)].filter(
    ([name, text]) => text !== '' && name !== listOnly && !answered.has(name),
  )
  const book = keptBook(notebook, query)
  const beside = (form: string): Carried => {
    const own = forms[form as Form]
    const others = Object.entries<readonly string[]>(forms)
      .filter(([one]) => one !== form && one !== 'notebook')
      .flatMap(([, names]) => names)
    return [
      ...answers.filter(([name]) => !own.includes(name)),
      ...given.filter(([name]) => others.includes(name) && !own.includes(name)),
      ...(form === 'notebook' ? [] : book),
    ]
  }
  return Object.fromEntries(Object.keys(forms).map((form) => [form, beside(form)])) as Record<
    Form | 'notebook',
    Carried
  >
}
