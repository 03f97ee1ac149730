import type { LeadProgress } from 'shared-lib/kit/funnel/lead-progress'
import type { CallPreferences } from 'shared-lib/rules/calls/call-preferences'
import type { Campaign } from 'shared-lib/rules/campaign/campaign'
import type { PhoneCheck } from '../../base/tables/leads.schema'
import type { Suspicion } from './form-signs'

export interface Consent {
  /** `contact`: to be called; `friend`: the person called knows of it, as the giver of the number declares. */
  readonly purpose: 'terms' | 'marketing' | 'contact' | 'friend'
  /** Version of the text the visitor saw. */
  readonly textVersion: string
  readonly granted: boolean
}

export interface KeptConsent extends Omit<Consent, 'purpose'> {
  readonly purpose: string
  /** ISO time. */
  readonly givenAt: string
}

/** A lead that its vertical has already checked. */
export interface NewLead {
  readonly vertical: string
  readonly fields: Readonly<Record<string, unknown>>
  readonly consents: readonly Consent[]
  /** Origin of the foreign page it was sent from. */
  readonly origin?: string | undefined
  /** The advertisement or letter that the visit came from. */
  readonly campaign?: Campaign | undefined
  readonly call?: CallPreferences | undefined
  readonly phoneCheck?: PhoneCheck | undefined
  /** It is stored all the same, and not delivered before a person has reviewed it. */
  readonly suspicion?: Suspicion | undefined
}

export interface LeadReceipt {
  /** `QP-XXXX-XXXX`. */
  readonly reference: string
  /** Secret part of the status link. */
  readonly secret: string
}

export type LeadAnswer =
  | ({ readonly outcome: 'created' | 'replayed' } & LeadReceipt)
  /** `erased`: the lead of this key is gone, with its fields. */
  | { readonly outcome: 'conflict'; readonly erased?: true }

/** Status of a lead. Holds no personal data: anyone with the link may read it. */
export interface LeadStatus extends LeadProgress {
  /** Everything consented to, refused and taken back, oldest first. */
  readonly consents: readonly KeptConsent[]
}

export interface LeadStore {
  /** Stores the lead once per key, durable before it resolves; the same key with another body is a conflict. */
  submit(lead: NewLead, idempotencyKey: string, bodyHash: string): Promise<LeadAnswer>
  /** The answer already given to this key, without needing the lead to be checked again. */
  earlierAnswer(idempotencyKey: string, bodyHash: string): Promise<LeadAnswer | undefined>
  statusBySecret(secret: string): Promise<LeadStatus | undefined>
  /** The stored fields of a lead, opened. @throws when no such lead exists */
  fieldsOf(reference: string): Promise<Readonly<Record<string, unknown>>>
  close(): Promise<void>
}
