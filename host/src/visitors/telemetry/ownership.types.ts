import type { VersionNumbers } from './telemetry.types'

/** One tag of a version, on a page. Gzipped bytes; left out where the deployment lacks them. */
export interface OwnedTag {
  /** Scripts until it can be used. */
  readonly first?: number
  /** Scripts that it may open afterwards. */
  readonly later?: number
  /** Of the last hours, on all hosts; left out without reports, or while the database is away. */
  readonly numbers?: VersionNumbers
}

export interface OwnedVersion {
  readonly remote: string
  readonly version: string
  readonly owner: string
  /** Served to visitors outside canaries. */
  readonly served: boolean
  readonly tags: Readonly<Record<string, OwnedTag>>
}

/** `GET /api/lens`. */
export interface Ownership {
  /** How far back the numbers go. */
  readonly hours: number
  readonly versions: readonly OwnedVersion[]
}
