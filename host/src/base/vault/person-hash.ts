import { createHmac, hkdfSync } from 'node:crypto'
import { domainToASCII } from 'node:url'
import type { LeadKey, LeadKeys } from './lead-keys'

const ignorable = /\p{Default_Ignorable_Code_Point}/gu

const folded = (text: string) =>
  text.normalize('NFKC').replace(ignorable, '').toLowerCase().normalize('NFKC').trim()

/**
 * One mailbox, one text. Mail servers ignore case. A domain is looked up in its ASCII form (UTS 46), which drops invisible
 * characters and maps compatible letters, so `exem\u00adplo.pt` and `ｅｘｅｍｐｌｏ.pt` reach `exemplo.pt`; the part before
 * the at sign is folded in the same way.
 */
export function canonicalEmail(email: string): string {
  const text = folded(email)
  const at = text.lastIndexOf('@') + 1
  return text.slice(0, at) + (domainToASCII(text.slice(at)) || text.slice(at))
}

/** The canonical address without its tag (`name+tag@…`), for limits alone: most servers deliver every tag to one mailbox. */
export const mailboxOf = (email: string) => canonicalEmail(email).replace(/^([^+@]+)\+[^@]*/, '$1')

/** The canonical form of earlier versions: rows may still be stored under its hash. */
const earlierCanonicalEmail = (email: string) => email.trim().normalize('NFC').toLowerCase()

// A key of its own for each use: a hash must reveal nothing about data sealed or hashed elsewhere with the same secret.
const hashKey = ({ secret }: LeadKey, use: string) => Buffer.from(hkdfSync('sha256', secret, '', use, 32))

/**
 * Hashes under which `text` may be stored, the newest key's first. Without a key, trying texts reveals no person in the
 * database.
 */
export const keyedHashes = (keys: LeadKeys, use: string, text: string): readonly [string, ...string[]] => {
  const hash = (key: LeadKey) => createHmac('sha256', hashKey(key, use)).update(text).digest('hex')
  const [newest, ...older] = keys
  return [hash(newest), ...older.map(hash)]
}

/** Hashes under which an address may be stored: those of its canonical form first. */
export const keyedEmailHashes = (
  keys: LeadKeys,
  use: string,
  email: string,
): readonly [string, ...string[]] => {
  const [canonical, earlier] = [canonicalEmail(email), earlierCanonicalEmail(email)]
  const hashes = keyedHashes(keys, use, canonical)
  return earlier === canonical ? hashes : [...hashes, ...keyedHashes(keys, use, earlier)]
}

const texts = (value: unknown) => (typeof value === 'string' && value.trim() !== '' ? [value] : [])

/** Hashes of the phone (E.164) and the email of a lead, each newest first; empty when it has none. */
export const personHashes = (keys: LeadKeys, { phone, email }: Readonly<Record<string, unknown>>) => ({
  phone: texts(phone).flatMap((text) => keyedHashes(keys, 'lead-phone', text.trim())),
  email: texts(email).flatMap((text) => keyedEmailHashes(keys, 'lead-email', text)),
})
