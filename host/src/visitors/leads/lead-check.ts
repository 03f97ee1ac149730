import { inTime } from 'shared-lib/kit/http/with-timeout'
import { callProblems, readCall } from 'shared-lib/rules/calls/call-preferences'
import { messages } from 'shared-lib/rules/validation/messages'
import { type FieldProblem, ProjectError } from '../../base/security/project-error'
import type { Visitor } from '../../pages/views/page-view'
import { consentVersions } from './consent-versions'
import { ownPhone } from './lead-phone'
import { invalidLead, type LeadRequest } from './lead-request'
import type { Consent, NewLead } from './leads.types'

type LeadCheck =
  | { readonly lead: Readonly<Record<string, unknown>> }
  | { readonly problems: readonly FieldProblem[] }

/**
 * Calls the vertical's own schema in its deployment. Undefined: no deployment knows the vertical.
 * Rejects when the deployment that should answer cannot.
 */
export type ValidateLead = (
  vertical: string,
  lead: Readonly<Record<string, unknown>>,
  visitor: Visitor,
) => Promise<LeadCheck | undefined>

function consentsOf({ lead, consentVersion: textVersion }: LeadRequest): readonly Consent[] {
  const given = (purpose: Consent['purpose'], box: string) =>
    lead[box] === undefined ? [] : [{ purpose, textVersion, granted: lead[box] === true }]
  return [
    { purpose: 'terms', textVersion, granted: lead.tcConsent === true },
    ...given('marketing', 'marketingOptIn'),
    ...given('contact', 'contactConsent'),
    ...given('friend', 'friendConsent'),
  ]
}

/** A consent proves nothing when its wording cannot be shown later. */
const unknownVersion: FieldProblem = {
  field: 'consentVersion',
  message: 'Não conhecemos esta versão do que autorizas. Abre a página outra vez e confirma as caixas.',
}

/** Reports the problem of the phone once, whichever check found it. */
function withPhoneProblem(problems: readonly FieldProblem[], phone: string | undefined) {
  const isReported = phone !== undefined || problems.some(({ field }) => field === 'phone')
  return isReported ? problems : [...problems, { field: 'phone', message: messages.phone }]
}

/**
 * The lead as it may be stored: the fields that the vertical's schema let through, with a callable phone number.
 * @throws ProjectError 422 with a line per field, or for an undeclared vertical
 */
export async function checkLead(
  request: LeadRequest,
  validate: (...asked: [vertical: string, lead: LeadRequest['lead']]) => ReturnType<ValidateLead>,
  timeoutMs: number,
  now = new Date(),
  versions = consentVersions(),
): Promise<NewLead> {
  const { vertical } = request
  const late = () => new Error(`the lead was not checked within ${timeoutMs} ms`)
  const check = await inTime(validate(vertical, request.lead), timeoutMs, late)
  if (check === undefined)
    throw new ProjectError({
      code: 'unknown-vertical',
      status: 422,
      title: 'Não conhecemos este tipo de pedido',
      errors: [{ field: 'vertical', message: 'Não conhecemos este tipo de pedido' }],
    })
  const given = 'lead' in check ? check.lead.phone : request.lead.phone
  const phone = typeof given === 'string' ? ownPhone(given) : undefined
  const consents = consentsOf(request)
  const problems = [
    ...withPhoneProblem('problems' in check ? check.problems : [], phone),
    ...callProblems(request.call, now),
    ...(consents.every(versions.has) ? [] : [unknownVersion]),
  ]
  if ('problems' in check || phone === undefined || problems.length > 0) throw invalidLead(problems)
  return {
    vertical,
    fields: { ...check.lead, phone },
    consents,
    call: readCall(request.call),
  }
}
