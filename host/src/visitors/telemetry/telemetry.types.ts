import type { Vital } from './vitals'

/** Version of the shell and of each micro-frontend, and the tag inside it ('' when unknown). */
export interface Culprit {
  readonly remote: string
  readonly version: string
  readonly tag: string
}

/**
 * Kinds of counts. `view`: a page with this slot was shown. `error`: on a page view the slot's script threw or it did
 * not render. `load-failure`: its files could not be loaded or it did not mount. `fallback`: the server could not
 * render it. `failed-view`: a page view on which any of that happened to any slot of a version; we derive it, under
 * no tag. `host-failed-view`: one on which a host saw it itself, under no tag; only a host can report it.
 * It is a hang or a missing file; an exception is a `host-failed-address`, once for each address (path and
 * parameters) of a version at which the other version does not throw, its pattern in place of the tag. `host-sound`
 * is a pattern that the version rendered.
 * Failed ones are counted by network, so that one network cannot decide about a version.
 */
export type CountedKind = 'view' | 'error' | 'load-failure' | 'fallback' | 'failed-view' | HostKind

/** Events that only a host can see: decisions about versions rest on them, and no browser can send them. */
export type HostKind = 'host-failed-view' | 'host-failed-address' | 'host-sound'

export type Kind = CountedKind | Vital

export type Measured =
  | (Culprit & {
      readonly kind: CountedKind
      /** Of a failure: this page view of the version is counted as failed already. */
      readonly again?: true
    })
  /** Times in ms; the layout shift has no unit. */
  | (Culprit & { readonly kind: Vital; readonly value: number })

/** Counts of one version, or one tag of it. */
export interface VersionNumbers {
  /** Page views; an estimate where only one page in several sends reports. */
  readonly views: number
  /**
   * Of a version: page views on which anything of it failed. Of a tag: everything that failed, which is scripts, files
   * and renders in browsers, renders on the server.
   */
  readonly errors: number
  /** Slots whose files could not be loaded in a browser: one page may have several of a version. */
  readonly loadFailures: number
  /** Slots that the server could not render. */
  readonly fallbacks: number
  /** 75th percentiles, null while nothing was measured. */
  readonly inpP75Ms: number | null
  /** Measurements that it rests on. */
  readonly inpSamples: number
  readonly lcpP75Ms: number | null
  readonly clsP75: number | null
}

const hostKinds: readonly string[] = ['host-failed-view', 'host-failed-address', 'host-sound']
export const isHostKind = (kind: Kind): kind is HostKind => hostKinds.includes(kind)
