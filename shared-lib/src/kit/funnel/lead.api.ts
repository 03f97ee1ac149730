import type { CallPreferences } from '../../rules/calls/call-preferences'
import { type Draft, sessionDraft } from '../form/draft'
import { nextStepWords, refusedFields } from '../http/call-outcome'
import type { Http } from '../http/http'
import type { FieldProblem } from '../http/http-problem'

const timeLimitMs = 12_000

/** Body of `POST /api/leads`. */
interface LeadBody {
  /** Name of its schema in the deployment: the flow's name, e.g. `energy`. */
  readonly vertical: string
  readonly consentVersion: string
  readonly lead: object
  /** Undefined: by telephone, as soon as possible. */
  readonly call?: CallPreferences
}

export interface LeadAnswer {
  readonly reference: string
  readonly statusUrl: string
}

type LeadOutcome =
  | { readonly kind: 'sent'; readonly answer: LeadAnswer }
  | { readonly kind: 'refused'; readonly problems: readonly FieldProblem[] }
  | { readonly kind: 'failed'; readonly nextStep: string }

const hex = (bytes: Uint8Array) => [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')

/**
 * The key of a filled form, kept until it is acknowledged: a retry, a double press or a reload sends the same key, so
 * one lead is stored. Another text in the form is another lead.
 */
function keyOf(draft: Draft, body: string) {
  const kept = draft.read()
  if (kept.body === body && kept.key) return kept.key
  const key = hex(crypto.getRandomValues(new Uint8Array(16)))
  draft.write({ body, key })
  return key
}

/**
 * Words for a visitor whose form could not be sent. A browser does not report that a page may not send: on a partner's
 * site this asks the server whether that is the reason.
 */
async function failureWords(apiUrl: string, http: Http | undefined, problem: unknown) {
  if (!apiUrl || !http || Object(problem).name !== 'NetworkProblem') return nextStepWords(problem)
  const asked = http.get('/api/leads/partner', { timeoutMs: 4000, retries: 0 })
  const { partner } = Object(await asked.catch(() => {}))
  return partner === false
    ? `Este site ainda não pode enviar-nos pedidos. Faz o teu em ${new URL(apiUrl).host}.`
    : nextStepWords(problem)
}

/**
 * Sends a lead. Never rejects: a failure has the visitor's next step.
 * @param form signs of the form, not stored under the key
 */
export async function sendLead(apiUrl: string, body: LeadBody, form: object): Promise<LeadOutcome> {
  const draft = sessionDraft(`${body.vertical}-lead-key`)
  const key = keyOf(draft, JSON.stringify(body))
  let http: Http | undefined
  try {
    // The client's code is fetched with the first call: a form that is only read needs none of it.
    const { createHttp } = await import(/* webpackChunkName: "http" */ '../http/create-http')
    http = createHttp({ baseUrl: apiUrl, timeoutMs: timeLimitMs })
    const answer = await http.post<LeadAnswer>(
      '/api/leads',
      { ...body, form },
      { headers: { 'idempotency-key': key } },
    )
    draft.clear()
    return { kind: 'sent', answer }
  } catch (problem) {
    const errors = refusedFields(problem)
    return errors.length > 0
      ? { kind: 'refused', problems: errors }
      : { kind: 'failed', nextStep: await failureWords(apiUrl, http, problem) }
  }
}
