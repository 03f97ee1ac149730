import type { Snapshot } from '../../remotes/deployments/snapshot'
import type { MainPart } from './main-part'

/** Inputs of a page of the host's own. */
export interface PublicCall {
  readonly snapshot: Snapshot
  /** ISO date in Lisbon. */
  readonly today: string
  readonly path: string
  /** Declared parameters, without `?`. */
  readonly query: string
}

/** A page that is more than static words: tags that wake on it, sheets and shell chunks of its own. */
export interface PublicPart
  extends Pick<MainPart, 'html'>,
    Partial<Pick<MainPart, 'title' | 'description' | 'plans' | 'styles' | 'chunks' | 'stale'>> {
  /** For a frame of any other site: without chrome, cookies and measuring. */
  readonly embed?: true
}

/** A page of the host's own: HTML of the current deployments, kept like any other page. */
export interface PublicPage {
  /** `:name` matches one segment. */
  readonly path: string
  readonly title: string
  readonly description: string
  /** Address of the feed that carries its news. */
  readonly feed?: string
  /** Only for visitors who know its address. */
  readonly noIndex?: true
  /** Parameters that change the page; all others are dropped. */
  readonly query?: (call: Pick<PublicCall, 'snapshot' | 'path'>) => readonly string[]
  /** Inner HTML of the main part, or more; undefined where there is no page at this path. */
  readonly draw: (
    call: PublicCall,
  ) => string | PublicPart | undefined | Promise<string | PublicPart | undefined>
}
