import { trapField } from 'shared-lib/kit/form/trap-field'
import { nextStepWords, refusedFields } from 'shared-lib/kit/http/call-outcome'
import type { Http } from 'shared-lib/kit/http/http'
import type { SignupProblems } from '../../rules/newsletter'

const timeLimitMs = 12_000

interface SignupCall {
  readonly email: string
  /** Text of the input that people do not see. */
  readonly trap: string
  /** Version of the words next to the box that the visitor ticked. */
  readonly consentVersion: string
}

type SignupOutcome =
  | { readonly kind: 'sent' }
  | { readonly kind: 'refused'; readonly problems: SignupProblems }
  | { readonly kind: 'failed'; readonly nextStep: string }

/** Gives the visit its id, which the proof of consent names. Without an answer the proof goes without it. */
const startVisit = (http: Http) =>
  http.post<{ journeyId?: string }>('/api/visit').then(
    (visit) => visit?.journeyId,
    () => undefined,
  )

/** Reports that the consent was given, where and in which visit; the answer is not used. */
const proveConsent = (
  http: Http,
  { email, consentVersion }: SignupCall,
  page: Location,
  journeyId: string | undefined,
) => {
  const currentPageUrl = page.origin + page.pathname
  const proof = { email, currentPageUrl, ...(journeyId && { journeyId }), consentVersion }
  http.post('/core/apis/data/verifyConsent', proof, { keepalive: true }).catch(() => {})
}

/** Asks for the newsletter. Never rejects: a failure carries the text with the visitor's next step. */
export async function signUp(
  apiUrl: string,
  call: SignupCall,
  page: Location = location,
): Promise<SignupOutcome> {
  const { email, trap, consentVersion } = call
  try {
    // The client's code is fetched with the first call: a form that is only seen needs none of it.
    const { createHttp } = await import(/* webpackChunkName: "http" */ 'shared-lib/kit/http/create-http')
    const http = createHttp({ baseUrl: apiUrl, timeoutMs: timeLimitMs })
    const journeyId = await startVisit(http)
    proveConsent(http, call, page, journeyId)
    await http.post('/api/blog/newsletter/add', {
      email,
      consentVersion,
      ...(trap && { [trapField.name]: trap }),
    })
    return { kind: 'sent' }
  } catch (problem) {
    const [refused] = refusedFields(problem).filter(({ field }) => field === 'email')
    return refused
      ? { kind: 'refused', problems: { email: refused.message } }
      : { kind: 'failed', nextStep: nextStepWords(problem) }
  }
}
