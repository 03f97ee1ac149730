import type { LeadKeys } from '../vault/lead-keys'
import { canonicalEmail, keyedHashes } from '../vault/person-hash'

/** Hashes under which an address may be stored, the newest key's first. */
export const emailHashes = (keys: LeadKeys, email: string) =>
  keyedHashes(keys, 'newsletter-email', canonicalEmail(email))
