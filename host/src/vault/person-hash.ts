import { createHmac, hkdfSync } from 'node:crypto'
import type { LeadKey, LeadKeys } from './lead-keys'

/** One mailbox, one text: mail servers do not tell upper case from lower case, and domains never do. */
export const canonicalEmail = (email: string) => email.trim().normalize('NFC').toLowerCase()

// A key of its own for each use: a hash must say nothing about what the same secret sealed, or hashed elsewhere.
const hashKey = ({ secret }: LeadKey, use: string) => Buffer.from(hkdfSync('sha256', secret, '', use, 32))

/**
 * Hashes under which `text` may be stored, the newest key's first. Without a key nobody can tell, by trying texts, who
 * is in the database.
 */
export const keyedHashes = (keys: LeadKeys, use: string, text: string): readonly [string, ...string[]] => {
  const hash = (key: LeadKey) => createHmac('sha256', hashKey(key, use)).update(text).digest('hex')
  const [newest, ...older] = keys
  return [hash(newest), ...older.map(hash)]
}

const texts = (value: unknown) => (typeof value === 'string' && value.trim() !== '' ? [value] : [])

/** Hashes of the phone (E.164) and the email of a lead, each newest first; empty when it has none. */
export const personHashes = (keys: LeadKeys, { phone, email }: Readonly<Record<string, unknown>>) => ({
  phone: texts(phone).flatMap((text) => keyedHashes(keys, 'lead-phone', text.trim())),
  email: texts(email).flatMap((text) => keyedHashes(keys, 'lead-email', canonicalEmail(text))),
})
