import { createHmac, hkdfSync } from 'node:crypto'
import type { LeadKey, LeadKeys } from '../leads/lead-keys'

/** One mailbox, one text: mail servers do not tell upper case from lower case, and domains never do. */
export const canonicalEmail = (email: string) => email.trim().normalize('NFC').toLowerCase()

// A key of its own for this use: a hash must say nothing about what the same secret sealed.
const hashKey = ({ secret }: LeadKey) => Buffer.from(hkdfSync('sha256', secret, '', 'newsletter-email', 32))

/**
 * Hashes under which an address may be stored, the newest key's first. Without a key nobody can tell, by trying
 * addresses, who is in the database.
 */
export const emailHashes = (keys: LeadKeys, email: string): readonly [string, ...string[]] => {
  const hash = (key: LeadKey) =>
    createHmac('sha256', hashKey(key)).update(canonicalEmail(email)).digest('hex')
  const [newest, ...older] = keys
  return [hash(newest), ...older.map(hash)]
}
