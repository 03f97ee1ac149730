import { bodyOf } from '../form/form-json'
import type { Problem } from '../funnel/flow'
import { nextStepWords, refusedFields } from '../http/call-outcome'
import { lazyHttp } from '../http/lazy-http'
import type { CalculatorView } from './calculator-view'

/** A calculation takes milliseconds; after this time none comes any more. */
const timeoutMs = 8_000

export interface Question {
  readonly view: Pick<CalculatorView, 'form' | 'name'>
  /** Origin of the host's API, '' on the site itself. */
  readonly apiUrl: string
  /** Values as the form read them. */
  readonly input: Readonly<Record<string, unknown>>
  /** Of a question that another one may overtake. */
  readonly signal?: AbortSignal
}

export type Reply =
  | { readonly result: object }
  /** Problems that only the rules can find. */
  | { readonly refused: readonly Problem[] }
  /** The visitor's next step, in one sentence. */
  | { readonly failure: string }

/** Asks the open API for the result of these inputs. Never rejects. */
export async function ask({ view: { form, name }, apiUrl, input, signal }: Question): Promise<Reply> {
  const http = lazyHttp({ baseUrl: apiUrl, timeoutMs })
  try {
    return await http.post<{ result: object }>(`/api/calculators/${name}`, bodyOf(form, input), {
      ...(signal && { signal }),
    })
  } catch (problem) {
    const refused = refusedFields(problem)
    return refused.length > 0 ? { refused } : { failure: nextStepWords(problem) }
  }
}
