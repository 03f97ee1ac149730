import type { LeadKeys } from '../leads/lead-keys'
import { canonicalEmail, keyedHashes } from '../leads/person-hash'

/** Hashes under which an address may be stored, the newest key's first. */
export const emailHashes = (keys: LeadKeys, email: string) =>
  keyedHashes(keys, 'newsletter-email', canonicalEmail(email))
