/** Times are ISO 8601 UTC text, flags are 0 or 1: one schema for the embedded database and for PostgreSQL. */
export interface LeadsSchema {
  readonly leads: {
    readonly id: string
    readonly reference: string
    readonly secret_hash: string
    readonly vertical: string
    readonly milestone: number
    /** Key that sealed `sealed`, so that a rotation knows what is left to seal again. */
    readonly key_id: string
    /** The whole lead as JSON: income or a birth date is as personal as a phone number. */
    readonly sealed: string
    readonly created_at: string
  }
  readonly consents: {
    readonly id: string
    readonly lead_id: string
    readonly purpose: string
    readonly text_version: string
    readonly granted: number
    readonly given_at: string
  }
  /** What is still to be told to others. No copy of the lead: the delivery reads and opens it when it sends it. */
  readonly outbox: {
    /** Also the delivery id by which a receiver recognises a repetition. */
    readonly id: string
    readonly lead_id: string
    readonly topic: string
    readonly attempts: number
    readonly next_attempt_at: string
    readonly delivered_at: string | null
    readonly created_at: string
  }
  readonly idempotency: {
    readonly key_hash: string
    readonly lead_id: string
    /** Secret of the status link and hash of the body: a repeated request gets the first answer again. */
    readonly sealed: string
    readonly created_at: string
  }
}
