import { isRecord } from 'shared-lib/contract/is-record'
import { requiredMessage } from 'shared-lib/rules/validation/common-messages'
import { type FieldProblem, ProjectError } from '../../base/security/project-error'
import { type FormSigns, readSigns } from './form-signs'
import { textProblems } from './text-problems'

/** Body of `POST /api/leads`, before its vertical has looked at `lead`. */
export interface LeadRequest {
  /** As declared by a deployment, e.g. `energy`. */
  readonly vertical: string
  /** Version of the consent texts next to the boxes the visitor ticked. */
  readonly consentVersion: string
  readonly lead: Readonly<Record<string, unknown>>
  /** When and how to call, not checked yet. */
  readonly call?: unknown
}

/** Limits of a lead's envelope; also printed in the OpenAPI document. */
export const leadLimits = {
  idempotencyKey: /^[\w-]{16,64}$/,
  consentVersion: /^[\w.-]{1,40}$/,
  /** Bytes. */
  bodyLimit: 32 * 1024,
  /** Longest text of any member of `lead`, in characters; the vertical's own schema knows shorter ones. */
  textLimit: 2000,
} as const

const textLike =
  (pattern: RegExp) =>
  (value: unknown): value is string =>
    typeof value === 'string' && pattern.test(value)

/** A 422 that names every field in trouble. */
export const invalidLead = (errors: readonly FieldProblem[]) =>
  new ProjectError({ code: 'invalid-lead', status: 422, title: 'Há dados por corrigir no pedido', errors })

/**
 * The request, separate from the state of the form: the same request sent again an hour later is the same.
 * @throws ProjectError 422 for an envelope without its three members, or with texts longer than any real input
 */
export function leadRequest(body: unknown): { readonly request: LeadRequest; readonly signs: FormSigns } {
  const { vertical, consentVersion, lead, call, form } = isRecord(body) ? body : {}
  const errors: FieldProblem[] = []
  const wanted = <Value>(field: string, value: unknown, fits: (value: unknown) => value is Value) => {
    if (!fits(value)) errors.push({ field, message: requiredMessage })
    return value as Value
  }
  const request: LeadRequest = {
    vertical: wanted('vertical', vertical, textLike(/^[a-z-]{2,40}$/)),
    consentVersion: wanted('consentVersion', consentVersion, textLike(leadLimits.consentVersion)),
    lead: wanted('lead', lead, isRecord),
    ...(call !== undefined && { call }),
  }
  errors.push(...textProblems(lead, leadLimits.textLimit))
  if (errors.length > 0) throw invalidLead(errors)
  return { request, signs: readSigns(form) }
}
