/** Visitors' records besides leads. Times are ISO 8601 UTC text, flags are 0 or 1, as in `LeadsSchema`. */
export type VisitorsSchema = {
  readonly newsletter_subscribers: {
    readonly id: string
    /** Keyed hash of the address: finds it again without storing it. */
    readonly email_hash: string
    /** Key that encrypted `sealed`, by which a rotation finds the rows left to encrypt again. */
    readonly key_id: string
    /** The token of the link to leave and, until it has left, the address. */
    readonly sealed: string
    readonly state: 'pending' | 'confirmed' | 'withdrawn'
    /** Null when there is nothing to confirm. */
    readonly confirm_hash: string | null
    readonly confirm_until: string | null
    readonly leave_hash: string
    readonly created_at: string
    readonly changed_at: string
  }
  /** Proof: one row for each time a consent was given, confirmed or withdrawn. Only ever added to. */
  readonly newsletter_consents: {
    readonly id: string
    readonly email_hash: string
    readonly act: 'given' | 'confirmed' | 'withdrawn'
    readonly text_version: string
    /** Origin and path of the page with the form. */
    readonly page: string | null
    readonly journey_id: string | null
    readonly at: string
  }
  readonly newsletter_mails: {
    readonly id: string
    readonly subscriber_id: string
    /** Token of the link to confirm, or the guide it announces: gone as soon as the mail is. */
    readonly sealed: string | null
    readonly attempts: number
    readonly next_attempt_at: string
    readonly delivered_at: string | null
    /** Given up after the last attempt. */
    readonly failed_at: string | null
    readonly created_at: string
  }
  /** Every sentence that was shown next to the newsletter's box. Only ever added to. */
  readonly newsletter_words: {
    readonly version: string
    readonly sentence: string
    /** When a host first showed it. */
    readonly since: string
  }
  readonly ref_log: {
    readonly id: string
    readonly journey_id: string
    /** Declared campaign parameters only. */
    readonly campaign: string
    /** Without its query string. */
    readonly referrer: string
    readonly at: string
  }
  /** Proof of each choice about cookies; names no person. */
  readonly cookie_consents: {
    readonly id: string
    readonly text_version: string
    /** Names the words in `cookie_questions`; null in proofs from before they were kept. */
    readonly question: string | null
    readonly marketing: number
    readonly statistics: number
    readonly at: string
  }
  /** Every question about cookies that was answered. Only ever added to. */
  readonly cookie_questions: {
    readonly question: string
    /** JSON of `ConsentTexts`. */
    readonly words: string
    /** When it was first answered. */
    readonly since: string
  }
}
