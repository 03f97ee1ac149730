import type { PhoneCheck } from './leads.schema'
import type { Milestone } from './milestones'

export interface Consent {
  /** `contact`: to be called; `friend`: who is called knows of it, as the person says who gave the number. */
  readonly purpose: 'terms' | 'marketing' | 'contact' | 'friend'
  /** Version of the text the visitor saw. */
  readonly textVersion: string
  readonly granted: boolean
}

/** A lead that its vertical has already checked. */
export interface NewLead {
  readonly vertical: string
  readonly fields: Readonly<Record<string, unknown>>
  readonly consents: readonly Consent[]
  /** Origin of the foreign page it was sent from. */
  readonly origin?: string | undefined
  readonly call?: CallPreferences | undefined
  readonly phoneCheck?: PhoneCheck | undefined
}

/** When and how the person wants to be called. */
export interface CallPreferences {
  readonly channel: 'phone' | 'whatsapp' | 'sms'
  /** Lisbon time, on working days; undefined: as soon as possible. */
  readonly slot?: { readonly day: string; readonly from: number; readonly to: number } | undefined
  readonly maxAttempts?: number | undefined
}

export interface LeadReceipt {
  /** `QP-XXXX-XXXX`. */
  readonly reference: string
  /** Secret part of the status link. */
  readonly secret: string
}

export type LeadAnswer =
  | ({ readonly outcome: 'created' | 'replayed' } & LeadReceipt)
  | { readonly outcome: 'conflict' }

/** Where a lead stands. Holds no personal data: whoever has the link may read it. */
export interface LeadStatus {
  readonly reference: string
  readonly vertical: string
  /** ISO time. */
  readonly createdAt: string
  readonly milestones: readonly Milestone[]
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
