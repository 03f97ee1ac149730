import type { LeadKeys } from '../../base/vault/lead-keys'
import { keyedEmailHashes } from '../../base/vault/person-hash'

/** Hashes under which an address may be stored, the newest key's first. */
export const emailHashes = (keys: LeadKeys, email: string) =>
  keyedEmailHashes(keys, 'newsletter-email', email)
