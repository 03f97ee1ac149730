import type { NewGuide } from './guide/new-guide'

/** Consent of the visitor, and where it was given. */
export interface GivenConsent {
  /** Version of the words next to the box. */
  readonly textVersion: string
  /** Origin and path of the page; unknown when the browser keeps it to itself. */
  readonly page?: string | undefined
  /** Id of the visit. */
  readonly journeyId?: string | undefined
}

/** A mail that is due: a question to confirm the address, or a new guide. */
export interface DueMail {
  readonly id: string
  /** This one included. */
  readonly attempt: number
  readonly email: string
  /** '' in the mail of a guide. */
  readonly confirmToken: string
  readonly guide?: NewGuide
  readonly leaveToken: string
}

export interface NewsletterStore {
  /**
   * Notes the consent and, unless the address is confirmed already or a mail is fresh, makes a mail due to confirm
   * it. Durable before it resolves; reveals nothing about what existed.
   */
  subscribe(email: string, consent: GivenConsent): Promise<void>
  /** Notes a consent alone. */
  noteConsent(email: string, consent: GivenConsent): Promise<void>
  /** Whether this token could confirm now. */
  mayConfirm(token: string): Promise<boolean>
  /** False for a token that is unknown or too old; once more is fine. */
  confirm(token: string): Promise<boolean>
  mayLeave(token: string): Promise<boolean>
  /** Erases the address. False for an unknown token; once more is fine. */
  leave(token: string): Promise<boolean>
  /** Erases subscriptions not confirmed in time. */
  sweep(): Promise<void>
}

/** Mails waiting to be sent; several processes may take from it. */
export interface MailOutbox<Due = DueMail> {
  /** Takes the next due mail: its attempt counts before it is made, so that a crash cannot repeat it at once. */
  take(): Promise<Due | undefined>
  delivered(mail: Due): Promise<void>
  /** Records a failed attempt. True when it was the last one and there is no retry. */
  attemptFailed(mail: Due): Promise<boolean>
}
