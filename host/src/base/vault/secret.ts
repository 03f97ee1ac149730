import { createHash, randomBytes } from 'node:crypto'

/** 256 random bits for the status link. */
export const newSecret = () => randomBytes(32).toString('base64url')

export const isSecret = (text: string) => /^[\w-]{43}$/.test(text)

/** The database's mark of a secret or a key: enough to find it again, not to use it. */
export const fingerprint = (text: string) => createHash('sha256').update(text).digest('hex')
