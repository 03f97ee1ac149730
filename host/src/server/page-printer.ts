import type { IncomingMessage } from 'node:http'
import { inlineHash, type PagePolicy, securityHeaders } from '../base/security/security-headers'
import { type DocumentParts, printDocument, printPayload } from '../pages/maker/document'
import type { Page, PageRedirect } from '../pages/page-parts/page'
import type { PageView } from '../pages/views/page-view'
import type { PrintedPage } from './finished-pages'

export interface PrintOptions {
  readonly document: DocumentParts
  /** Origins besides our own, from configuration. */
  readonly origins: Pick<PagePolicy, 'imageOrigins' | 'fontOrigins' | 'connectOrigins'> & {
    readonly gtmId: string | undefined
  }
  /** A person was shown a page with slots that the server could not render. */
  readonly fellBack: (slots: Page['failed'], request: IncomingMessage) => void
  /** Makes the tokens with which a page that shows these versions may send reports. */
  readonly tokenMinter: (shown: readonly { remote: string; version: string }[]) => () => string
}

/** `styled`: data with the style of the page's first paint. */
export type Form = 'document' | 'payload' | 'styled'

/** Every version with slots on a page, and the shell around them. */
const versionsOn = ({ build, remotes, asleep = [] }: Page['data']) => [
  { remote: 'shell', version: build },
  ...Object.entries(remotes).map(([remote, { version }]) => ({ remote, version })),
  ...asleep,
]

const jsonHeaders = {
  'content-type': 'application/json; charset=utf-8',
  'cache-control': 'no-cache',
  'x-content-type-options': 'nosniff',
}

/** A redirect as data, for a payload. */
export const redirectText = (redirect: PageRedirect): PrintedPage => ({
  status: 200,
  redirect,
  text: JSON.stringify({ status: redirect.status, redirect: redirect.redirect }),
  stale: false,
  keep: false,
  headers: { ...jsonHeaders, 'cache-control': 'no-store' },
})

/** Prints pages, as documents with their headers or as data. */
export function pagePrinter(options: PrintOptions) {
  /**
   * @param keep whether it may be served again
   * @param address the page's own, where another redirects there
   */
  function printed(page: Page, view: PageView, form: Form, keep: boolean, address?: string): PrintedPage {
    const cookies = !page.data.embed
    const failed = view.shared ? page.failed : []
    const viewToken = view.shared && { viewToken: options.tokenMinter(versionsOn(page.data)) }
    const shown = failed.length > 0 && {
      shown: (showing: IncomingMessage) => options.fellBack(failed, showing),
    }
    if (form !== 'document') {
      const payload = printPayload(page, options.document, form === 'styled')
      const text = JSON.stringify(address === undefined ? payload : { ...payload, redirect: address })
      const headers = {
        ...jsonHeaders,
        ...(!keep && { 'cache-control': 'no-store' }),
        ...(!view.shared && { 'x-robots-tag': 'noindex' }),
      }
      return { status: page.status, text, stale: page.stale, keep, headers, cookies, ...shown, ...viewToken }
    }
    const { html, inlineScripts, inlineStyles } = printDocument(page, options.document, address)
    const headers = {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': keep
        ? `${view.key === '' ? 'public' : 'private'}, max-age=0, must-revalidate`
        : 'no-store',
      ...(page.status === 503 && { 'retry-after': '60' }),
      ...(!view.shared && { 'x-robots-tag': 'noindex' }),
      ...securityHeaders({
        scriptOrigins: [],
        ...options.origins,
        ...view.policy,
        scriptHashes: inlineScripts.map(inlineHash),
        styleHashes: inlineStyles.map(inlineHash),
        embeddable: page.data.embed ?? false,
        tagManager: options.origins.gtmId !== undefined && page.banner !== '',
      }),
    }
    return {
      status: page.status,
      text: html,
      stale: page.stale,
      keep,
      headers,
      cookies,
      ...shown,
      ...viewToken,
    }
  }

  /** A page that is no cache's of others, printed in a form with more headers. */
  function unkept(
    page: Page,
    view: PageView,
    form: Form,
    headers: Readonly<Record<string, string>>,
  ): PrintedPage {
    const { headers: own, ...rest } = printed(page, view, form, false)
    return { ...rest, headers: { ...own, ...headers } }
  }

  return { printed, unkept }
}

export type PagePrinter = ReturnType<typeof pagePrinter>
