import { createHash, createHmac, hkdfSync, randomBytes, timingSafeEqual } from 'node:crypto'
import type { LeadKeys } from '../../base/vault/lead-keys'
import type { Culprit } from './telemetry.types'

/** How long a page view may send reports with its token, in ms. */
export const tokenLifeMs = 30 * 60_000

/** For clocks of hosts that differ, in ms. */
const slack = 60_000

const idLength = 8
const macLength = 16
/** Of the moment in seconds, and of each version that the page shows. */
const wordLength = 4
const headLength = wordLength + idLength
/** A page shows fewer versions; nothing longer was made here. */
const mostVersions = 40

type Version = Pick<Culprit, 'remote' | 'version'>

const markOf = ({ remote, version }: Version) =>
  createHash('sha256').update(`${remote}@${version}`).digest().subarray(0, wordLength)

/** Asked for one at a time, chance costs as much as the rest of a token. */
function chance(length: number, bytes: number) {
  let pool = Buffer.alloc(0)
  return () => {
    if (pool.length < length) pool = randomBytes(bytes)
    const taken = pool.subarray(0, length)
    pool = pool.subarray(length)
    return taken
  }
}

/** One page view, as a host gave it out. */
interface PageView {
  /** Random; it reveals nothing about the visitor. */
  readonly id: string
  /** Whether this version was on that page. */
  readonly shows: (version: Version) => boolean
}

/**
 * Tokens that a host issues with each answer of a page, never in a cached copy: `time id versions mac`, base64url.
 * Every host with the same keys reads them: the newest key signs, each of them is accepted.
 */
export function pageTokens(keys: LeadKeys, now: () => number = Date.now) {
  const secrets = keys.map(({ secret }) => Buffer.from(hkdfSync('sha256', secret, '', 'page-view', 32)))
  const newId = chance(idLength, 8192)
  const macOf = (secret: Buffer | undefined, data: Buffer) =>
    createHmac('sha256', secret ?? '')
      .update(data)
      .digest()
      .subarray(0, macLength)

  return {
    /** Makes tokens for a page that shows these versions. */
    minter(shown: readonly Version[]): () => string {
      const marks = Buffer.concat(shown.slice(0, mostVersions).map(markOf))
      return () => {
        const time = Buffer.alloc(wordLength)
        time.writeUInt32BE(Math.floor(now() / 1000))
        const data = Buffer.concat([time, newId(), marks])
        return Buffer.concat([data, macOf(secrets[0], data)]).toString('base64url')
      }
    },
    /** Reads a token that a browser brings back. */
    read(token: string): PageView | 'forged' | 'expired' {
      const bytes = Buffer.from(token, 'base64url')
      const end = bytes.length - macLength
      if (end < headLength || (end - headLength) % wordLength !== 0) return 'forged'
      const data = bytes.subarray(0, end)
      const mac = bytes.subarray(end)
      if (!secrets.some((secret) => timingSafeEqual(macOf(secret, data), mac))) return 'forged'
      const age = now() - data.readUInt32BE(0) * 1000
      if (age > tokenLifeMs || age < -slack) return 'expired'
      const marks = new Set<number>()
      for (let at = headLength; at < end; at += wordLength) marks.add(data.readUInt32BE(at))
      return {
        id: data.toString('base64url', wordLength, headLength),
        shows: (version) => marks.has(markOf(version).readUInt32BE(0)),
      }
    },
  }
}

export type PageTokens = ReturnType<typeof pageTokens>
