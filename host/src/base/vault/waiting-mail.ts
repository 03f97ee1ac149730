import { randomUUID } from 'node:crypto'
import { encrypt } from './encrypted-text'
import type { LeadKeys } from './lead-keys'

interface NewMail {
  readonly keys: LeadKeys
  /** What the mail is made of: sealed in its row, and gone as soon as it is sent. */
  readonly text: string
  /** Owner that the sealed text is bound to, by the id of the row. */
  readonly ownerOf: (id: string) => string
  readonly at: Date
  readonly id?: string
}

/** Columns of a mail that is due at once and was not tried yet. */
export function waitingMail({ keys, text, ownerOf, at, id = randomUUID() }: NewMail) {
  const created_at = at.toISOString()
  return {
    id,
    sealed: encrypt(keys, text, ownerOf(id)),
    attempts: 0,
    next_attempt_at: created_at,
    delivered_at: null,
    failed_at: null,
    created_at,
  }
}
