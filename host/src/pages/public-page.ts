import type { Snapshot } from '../deployments/snapshot'

/** What a page of the host's own is drawn from. */
export interface PublicCall {
  readonly snapshot: Snapshot
  /** ISO date in Lisbon. */
  readonly today: string
}

/** A page of the host's own that wants to be found: static HTML of what is deployed now, kept like any other page. */
export interface PublicPage {
  readonly path: string
  readonly title: string
  readonly description: string
  /** Address of the feed that carries its news. */
  readonly feed?: string
  /** Inner HTML of the main part. */
  readonly draw: (call: PublicCall) => string | Promise<string>
}
