import { sessionDraft } from '../form/draft'
import type { LeadProgress } from './lead-progress'

/** A lead that the server acknowledged, as this visit remembers it. */
export interface LeadRecord {
  /** Secret address of the status page. */
  readonly statusUrl: string
  readonly firstName: string
  /** In words. */
  readonly answers: string
  readonly standing: LeadProgress
}

const draft = (vertical: string) => sessionDraft(`${vertical}-lead`)

/** `vertical` is the flow's name. Browser only. */
export const keepLead = (vertical: string, { standing, ...texts }: LeadRecord) =>
  draft(vertical).write({ ...texts, standing: JSON.stringify(standing) })

/** Browser only, after the first render. Undefined when no lead was sent in this visit. */
export function readLead(vertical: string): LeadRecord | undefined {
  const { statusUrl, firstName = '', answers = '', standing } = draft(vertical).read()
  const own = statusUrl?.startsWith('/') && !statusUrl.startsWith('//')
  if (!standing || !own || !statusUrl) return undefined
  try {
    return { statusUrl, firstName, answers, standing: JSON.parse(standing) }
  } catch {
    return undefined // not written by our code
  }
}
