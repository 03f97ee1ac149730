import type { Company, Wake } from './define-widget'

/** A remote as the page pinned it: the browser opens exactly what rendered the page. */
export interface RemoteRecord {
  readonly name: string
  readonly version: string
  /** Absolute or root-relative URL of the federation container. */
  readonly entry: string
}

/** One widget on a page. `application` slots are single-spa applications, `element` slots are custom elements. */
export interface SlotRecord {
  readonly id: string
  readonly kind: 'application' | 'element'
  readonly tag: string
  readonly remote: string
  readonly wake: Wake
  /** Route-level slots share one id across pages of the same widget, so that they stay mounted between steps. */
  readonly route?: string
  /** Paths of all routes of this widget, listed parameter values filled in: a step between them only moves the location. */
  readonly paths?: readonly string[]
  /** Raw attributes as the server rendered them. */
  readonly attributes: Readonly<Record<string, string>>
  readonly location?: { readonly path: string; readonly query: string }
  readonly data?: unknown
  /** Address of the data in its place: what many pages share travels with none of them. */
  readonly dataAt?: string
  /** Style sheets of the widget (already linked on our own pages, needed in shadow roots). */
  readonly styles: readonly string[]
  /** Scripts its first step needs, preloaded when it wakes at once and fetched together when it wakes later. */
  readonly scripts: readonly string[]
  /** True when `html` came from the server bundle; false when it is the placeholder. */
  readonly rendered: boolean
}

/** A widget that is never hydrated: the browser only reports that it was shown. */
export interface AsleepRecord {
  readonly remote: string
  readonly version: string
  readonly tag: string
  /** False when it is the placeholder. */
  readonly rendered: boolean
}

/** Inline JSON `#qp-page` of a document, and the `page` member of `_payload.json`. */
export interface PageData {
  readonly path: string
  readonly build: string
  readonly today: string
  readonly layout: string
  readonly route: string
  readonly vertical?: string
  readonly journey?: string
  /** The page is in a frame of another site. */
  readonly embed?: true
  readonly company: Company
  readonly remotes: Readonly<Record<string, RemoteRecord>>
  readonly slots: readonly SlotRecord[]
  /** Left out where everything wakes. */
  readonly asleep?: readonly AsleepRecord[]
}

/** `GET {path}/_payload.json`: the same page as data, for navigation in the browser. */
export interface PagePayload {
  readonly status: number
  /** Where the address that was asked for leads. The page there comes along where it can be shown at once. */
  readonly redirect?: string
  readonly title: string
  /** Inner HTML of `<div id="qp-page-body">`: header slot, main and footer slot. */
  readonly body: string
  readonly styles: readonly string[]
  /** Style that the page wears at first paint, where it was asked for with it. */
  readonly style?: string
  /** Scripts that the page needs at once, with their checksums. */
  readonly ahead: readonly (readonly [url: string, integrity: string])[]
  readonly page: PageData
}
