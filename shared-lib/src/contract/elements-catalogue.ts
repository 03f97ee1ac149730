import type { Company } from './define-widget'
import type { RemoteRecord } from './page-data'

/** One tag for foreign pages. */
export interface OfferedElement {
  readonly tag: string
  readonly remote: string
  readonly styles: readonly string[]
  /** Scripts its first step needs, fetched together with the container. */
  readonly scripts: readonly string[]
  readonly minHeight: { readonly small: number; readonly wide: number }
  /** `/api/getCache` path of the content it needs. */
  readonly content?: string
  /** Attributes that its `/api/tag-data/<tag>` depends on; missing for a tag without data of the server. */
  readonly data?: readonly string[]
  /** Placeholder shown in the tag when the widget cannot be had. */
  readonly fallback: string
}

/** `GET /api/elements.json`, read by `/elements.js`. URLs may be relative to the host's origin. */
export interface ElementsCatalogue {
  /** ISO date, Lisbon. */
  readonly today: string
  readonly company: Company
  /** Style sheets that every widget needs (tokens, base), linked in each shadow root before its own. */
  readonly styles: readonly string[]
  readonly remotes: Readonly<Record<string, RemoteRecord>>
  readonly elements: readonly OfferedElement[]
}
