import type { PageData } from 'shared-lib/contract/page-data'
import type { Remote } from '../../remotes/deployments/snapshot'
import type { SlotException } from '../../remotes/slots/render-slot'
import type { PageHead } from './page-head'

/** A style sheet of a page: its address, and where it can be read on this machine. */
export interface PageSheet {
  readonly href: string
  /** Undefined for files that only a developer's machine serves. */
  readonly file?: string | undefined
}

/** A slot that the server could not render, and the exception of its version if it threw. */
export interface FailedSlot {
  readonly remote: string
  readonly version: string
  readonly tag: string
  readonly exception?: SlotException
}

/** A page before it becomes bytes, the source of both the document and the payload. */
export interface Page {
  readonly status: number
  readonly title: string
  readonly description: string
  /** `noindex` pages: errors, a visitor's own answers, status pages. */
  readonly noIndex: boolean
  /**
   * The page's one address: its path, because pages with inputs in the URL are canonical to the bare page. Further
   * pages of a list keep their number.
   */
  readonly canonical: string
  readonly head: PageHead
  /** Inner HTML of `<div id="qp-page-body">`. */
  readonly body: string
  readonly styles: readonly PageSheet[]
  /** Chunks of the shell that this page opens and others do not. */
  readonly chunks?: readonly string[]
  /** Question about cookies, the same for every visitor; '' where there is none. */
  readonly banner: string
  /** HTML after the page that only this visitor's documents carry, such as the bar of a preview. */
  readonly addition?: string
  readonly data: PageData
  /** Remotes with a slot on the page: their files are in the import map. */
  readonly remotes: readonly Remote[]
  /** Reserved heights of slots whose widget is missing for now. */
  readonly reserved: readonly { readonly id: string; readonly small: number; readonly wide: number }[]
  /** Slots that the server could not render. */
  readonly failed: readonly FailedSlot[]
  /** Made while the CMS or a widget failed: worth replacing soon. */
  readonly stale: boolean
}

export interface PageRedirect {
  readonly redirect: string
  readonly status: 301 | 302 | 303 | 308
}

export interface PageRequest {
  /** Without a trailing slash; '/' for the home page. */
  readonly path: string
  /** Raw query string without `?`. */
  readonly query: string
}
