import { createHash, randomInt } from 'node:crypto'
import type { Visitor } from './page-view'

/** How finely visitors can be divided. */
export const buckets = 10_000

const name = 'qp_lot'
const form = new RegExp(`(?:^|; ?)${name}=(\\d{1,4})(?:;|$)`)

/** The number a visitor drew once, 0 to 9999; many visitors share it, so it identifies none. */
export function bucketOf(cookies: string): number | undefined {
  const found = form.exec(cookies)?.[1]
  return found === undefined ? undefined : Number(found)
}

const drawBucket = () => randomInt(buckets)

/** `set-cookie` that keeps a bucket for 30 days. */
export const keepBucket = (bucket: number, { secure }: { secure: boolean }) =>
  `${name}=${bucket}; Max-Age=2592000; Path=/; HttpOnly; SameSite=Lax${secure ? '; Secure' : ''}`

const hashed = (bucket: number, draw: string) =>
  (createHash('sha256').update(`${draw} ${bucket}`).digest().readUInt32BE(0) / 2 ** 32) * 100

/** Every page needs a visitor's place: each bucket of a draw is computed once. Few draws go on at a time. */
const placesOf = new Map<string, Float64Array>()
const keptDraws = 50

/**
 * Position of a bucket in one draw, from 0 to just below 100: its own for each name, so that being in one canary does
 * not predict the next.
 */
export function percentileOf(bucket: number, draw: string): number {
  let places = placesOf.get(draw)
  if (!places) {
    if (placesOf.size >= keptDraws) placesOf.clear()
    places = new Float64Array(buckets).fill(Number.NaN)
    placesOf.set(draw, places)
  }
  const place = places[bucket]
  if (place !== undefined && !Number.isNaN(place)) return place
  const made = hashed(bucket, draw)
  places[bucket] = made
  return made
}

interface Drawn {
  readonly bucket: number
  /** `set-cookie` that keeps a newly drawn bucket. */
  readonly cookies: readonly string[]
}

/** Of visitors who have no cookie yet: two reasons to draw, and two looks for their page, are one bucket. */
const drawn = new WeakMap<Visitor, number>()

/** The visitor's bucket, drawn now when there is none. */
export function bucketFor(visitor: Visitor, how: { secure: boolean }): Drawn {
  const kept = bucketOf(visitor.cookies)
  if (kept !== undefined) return { bucket: kept, cookies: [] }
  const bucket = drawn.get(visitor) ?? drawBucket()
  drawn.set(visitor, bucket)
  return { bucket, cookies: [keepBucket(bucket, how)] }
}
