import { sessionDraft } from './draft'

/** A lead that the server acknowledged, as this visit remembers it. */
export interface LeadRecord {
  /** `QP-XXXX-XXXX` */
  readonly reference: string
  /** Secret address of the status page. */
  readonly statusUrl: string
  /** What was asked, in words. */
  readonly asked: string
  /** The chosen offer in words, '' when none was chosen. */
  readonly offer: string
  readonly firstName: string
  /** When and how we call, in words. */
  readonly call: string
  /** `phone`, `whatsapp` or `sms`. */
  readonly channel: string
}

const draft = (vertical: string) => sessionDraft(`${vertical}-lead`)

/** `vertical` is the flow's name. Browser only. */
export const keepLead = (vertical: string, record: LeadRecord) => draft(vertical).write({ ...record })

/** Browser only, after the first render. Undefined when no lead was sent in this visit. */
export function readLead(vertical: string): LeadRecord | undefined {
  const {
    reference,
    statusUrl,
    asked = '',
    offer = '',
    firstName = '',
    call = '',
    channel = 'phone',
  } = draft(vertical).read()
  const own = statusUrl?.startsWith('/') && !statusUrl.startsWith('//')
  return reference && own && statusUrl
    ? { reference, statusUrl, asked, offer, firstName, call, channel }
    : undefined
}
