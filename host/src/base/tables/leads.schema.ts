/** Times are ISO 8601 UTC text, flags are 0 or 1: one schema for the embedded database and for PostgreSQL. */
export interface LeadsSchema {
  readonly leads: {
    readonly id: string
    readonly reference: string
    readonly secret_hash: string
    readonly vertical: string
    readonly milestone: number
    /** Key that encrypted `sealed`, by which a rotation finds the rows left to encrypt again. */
    readonly key_id: string
    /** The whole lead as JSON: income or a birth date is as personal as a phone number. */
    readonly sealed: string
    readonly created_at: string
    /** Origin of the foreign page it was sent from; null: one of ours. */
    readonly origin: string | null
    /** The advertisement or letter that the visit came from, as a query string. */
    readonly campaign: string | null
    /** When and how the person wants to be called, as JSON; it identifies no person. */
    readonly call: string | null
    /** Keyed hashes: find the same person again without storing the identity. Null once erased. */
    readonly phone_hash: string | null
    readonly email_hash: string | null
    /** The first lead of this person for this product within the window. */
    readonly duplicate_of: string | null
    readonly phone_check: PhoneCheck
    /** The person takes back the consent to be called. */
    readonly withdrawn_at: string | null
    /** The person is gone from this row: `sealed` is empty. */
    readonly erased_at: string | null
  }
  readonly consents: {
    readonly id: string
    readonly lead_id: string
    readonly purpose: string
    readonly text_version: string
    readonly granted: number
    readonly given_at: string
  }
  /** Messages still to deliver. No copy of the lead: the delivery reads and opens it when it sends it. */
  readonly outbox: {
    /** Also the delivery id by which a receiver recognises a repetition. */
    readonly id: string
    readonly lead_id: string
    readonly topic: string
    readonly attempts: number
    readonly next_attempt_at: string
    readonly delivered_at: string | null
    readonly created_at: string
    /** Order within its lead: a later one waits for the earlier. */
    readonly position: number
    /** A dead letter: retried only on an operator's request. */
    readonly failed_at: string | null
    /** Name or number of the last error. */
    readonly last_failure: string | null
    /** Trace that it is part of, where requests are traced. */
    readonly traceparent: string | null
  }
  readonly idempotency: {
    readonly key_hash: string
    readonly lead_id: string
    /** Secret of the status link and hash of the body: a repeated request gets the first answer again. */
    readonly sealed: string
    readonly created_at: string
  }
  /** The address of a lead's page, to be mailed to a person with an email. */
  readonly lead_mails: {
    readonly id: string
    readonly lead_id: string
    /** Secret of that address: gone as soon as the mail is. */
    readonly sealed: string | null
    readonly attempts: number
    readonly next_attempt_at: string
    readonly delivered_at: string | null
    /** Given up after the last attempt. */
    readonly failed_at: string | null
    readonly created_at: string
  }
  /** Milestones that the CRM reported, by the id of its message: a repetition changes nothing. */
  readonly milestone_reports: {
    readonly id: string
    readonly lead_id: string
    readonly milestone: number
    readonly at: string
  }
  /** Access history of leads. Only ever added to, holds nothing personal and outlives the lead. */
  readonly audit: {
    readonly id: string
    readonly lead_id: string
    readonly actor: string
    readonly act: string
    readonly detail: string | null
    readonly at: string
  }
  /** Requests of a client within a time window, shared by every host on this database. */
  readonly rate_counters: {
    readonly key: string
    readonly hits: number
    readonly ends_at: string
  }
}

/** Counts by client or recipient, which leads and the newsletter share. */
export type CountersSchema = Pick<LeadsSchema, 'rate_counters'>

/** Answer of the phone service; `unavailable`: no answer; `unchecked`: no request. */
export type PhoneCheck = 'unchecked' | 'confirmed' | 'refused' | 'unavailable'
