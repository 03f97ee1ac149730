import type { PageData } from 'shared-lib/contract/page-data'
import type { RedirectRule } from 'shared-lib/contract/route-rules'
import type { Applications } from './applications'

/** Shared by the shell's chunks: the page on screen, and the single-spa side once a slot has needed it. */
interface Current {
  page: PageData
  /** Path and query on screen; `location` may already be ahead of it. */
  url: string
  /** Part of the query that belongs to the page rather than to its widget: a widget never changes it. */
  kept?: string
  /** A newer shell is deployed: the next navigation is a full one. */
  outdated?: boolean
  /** A widget has moved on by itself since the page came: the drawn HTML no longer matches. */
  replaced?: boolean
  /** Addresses that redirect, once they are known: the server redirects too, a request later. */
  redirects: readonly RedirectRule[]
  applications?: Applications | undefined
  /** When the code of widgets may be fetched; at once where nothing else comes first. */
  ready?: Promise<void> | undefined
  /** Puts on the typeface of headings, where the page on screen would have moved by it. */
  wearFace?: (() => void) | undefined
  /** Tags defined so far, with the entry of the remote they came from: a tag is defined once and for all. */
  readonly tags: Map<string, string>
}

export const urlOf = ({ pathname, search }: { pathname: string; search: string }) => pathname + search

const readPage = (): PageData => JSON.parse(document.getElementById('qp-page')?.textContent ?? '{}')

export const current: Current = {
  page: readPage(),
  url: urlOf(location),
  redirects: [],
  tags: new Map(),
}
