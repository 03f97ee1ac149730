import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'
import type { LeadKeys } from './lead-keys'

const cipher = 'aes-256-gcm'
const ivLength = 12
const tagLength = 16

/**
 * Encrypts and authenticates `text` with the first key: `keyId.base64url(iv + tag + data)`.
 * `owner` names the row that the text belongs to; sealed text moved to another row does not open.
 */
export function encrypt(keys: LeadKeys, text: string, owner: string): string {
  const [key] = keys
  const iv = randomBytes(ivLength)
  const encrypting = createCipheriv(cipher, key.secret, iv).setAAD(Buffer.from(owner))
  const data = Buffer.concat([encrypting.update(text, 'utf8'), encrypting.final()])
  return `${key.id}.${Buffer.concat([iv, encrypting.getAuthTag(), data]).toString('base64url')}`
}

/** @throws when the key is unknown, or the text was changed or belongs to another owner */
export function decrypt(keys: LeadKeys, sealed: string, owner: string): string {
  const [id, payload = ''] = sealed.split('.')
  const key = keys.find((candidate) => candidate.id === id)
  if (key === undefined) throw new Error(`no key "${id}" to open it: add it back to LEADS_KEYS`)
  const bytes = Buffer.from(payload, 'base64url')
  const decrypting = createDecipheriv(cipher, key.secret, bytes.subarray(0, ivLength), {
    authTagLength: tagLength,
  })
    .setAAD(Buffer.from(owner))
    .setAuthTag(bytes.subarray(ivLength, ivLength + tagLength))
  return Buffer.concat([
    decrypting.update(bytes.subarray(ivLength + tagLength)),
    decrypting.final(),
  ]).toString('utf8')
}
