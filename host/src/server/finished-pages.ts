import { createHash } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { LRUCache } from 'lru-cache'
import { singleFlight } from '../base/memory/single-flight'
import { isCrawler } from '../pages/views/crawlers'
import { type Accepted, createPolish, encodeFor, type PageBytes } from './compress-page'
import { encodingFor, isUnchanged, wantedEncoding } from './negotiation'

/** A page that is ready to be written. */
export interface FinishedPage extends PageBytes {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  /** Redirects a document here; a payload carries it as data. */
  readonly redirect?: { readonly redirect: string; readonly status: number }
  /** False in a frame of another site: a cookie there would be a third party's. */
  readonly cookies?: boolean
  /** Called each time a person is shown it; for pages on which something failed. */
  readonly shown?: (request: IncomingMessage) => void
  /** Makes the token with which this page view may send reports. */
  readonly viewToken?: () => string
  readonly etag: string
  /** Names and values in turn, all that does not depend on the visitor: put together once, not once a request. */
  readonly head: readonly string[]
  /** Content version, deployments snapshot, shell build and day it was made from. */
  readonly version: string
  readonly madeAt: number
  /** Made while the CMS or a widget failed, or kept because nothing newer could be made. */
  readonly stale: boolean
}

export interface PrintedPage {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly text: string
  readonly redirect?: FinishedPage['redirect']
  readonly cookies?: boolean
  readonly shown?: FinishedPage['shown']
  readonly viewToken?: FinishedPage['viewToken']
  readonly stale: boolean
  readonly keep: boolean
}

/** @param accepted `accept-encoding` of this request; other encodings are made on demand */
export async function finish(
  { text, ...page }: PrintedPage,
  version: string,
  accepted: Accepted,
): Promise<FinishedPage> {
  const identity = Buffer.from(text)
  const body: PageBytes = { identity, gzip: undefined, br: undefined }
  await encodeFor(body, accepted)
  // Weak: the same page in every encoding. A page with `no-store` needs no tag.
  const stored = page.headers['cache-control'] !== 'no-store'
  const etag = stored ? `W/"${createHash('sha1').update(identity).digest('base64url')}"` : ''
  const head = Object.entries({ ...page.headers, ...(stored && { etag }), vary: 'accept-encoding' }).flat()
  return { ...page, ...body, etag, head, version, madeAt: Date.now() }
}

/** Key or address of a page in one view; unchanged in the base view. */
export const viewedUrl = ({ key }: { readonly key: string }, url: string) =>
  key === '' ? url : `${key} ${url}`

/**
 * Writes a finished page in the best encoding the visitor takes; a matching `if-none-match` gets 304. `cookies` are
 * `set-cookie` values that keep this visitor's views.
 */
export function writePage(
  page: FinishedPage,
  request: IncomingMessage,
  response: ServerResponse,
  cookies: readonly string[] = [],
) {
  const person = (page.shown || page.viewToken) && !isCrawler(request.headers['user-agent'])
  if (person) page.shown?.(request)
  const encoding = encodingFor(request.headers['accept-encoding'], page)
  const body = page[encoding] ?? page.identity
  const head = page.head.slice()
  // Of this answer alone: a page is kept without one, and 304 brings a new one.
  if (person && page.viewToken) head.push('server-timing', `view;desc="${page.viewToken()}"`)
  const knows = /(?:^|; ?)locale=/.test(request.headers.cookie ?? '')
  if (page.cookies !== false && !knows)
    head.push('set-cookie', 'locale=pt; Max-Age=31536000; Path=/; SameSite=Lax')
  if (page.cookies !== false && cookies.length > 0) {
    for (const cookie of cookies) head.push('set-cookie', cookie)
    // A cache on the way must not give one visitor's cookie to the next.
    const at = head.indexOf('cache-control') + 1
    if (at > 0) head[at] = head[at]?.replace('public', 'private') ?? ''
  }
  if (page.status === 200 && page.etag && isUnchanged(request.headers['if-none-match'], page.etag)) {
    response.writeHead(304, head).end()
    return
  }
  if (encoding !== 'identity') head.push('content-encoding', encoding)
  head.push('content-length', String(body.length))
  response.writeHead(page.status, head)
  response.end(request.method === 'HEAD' ? undefined : body)
}

interface FinishedPagesOptions {
  readonly version: () => string
  /** After this long a page is served once more and made again behind the visitor's back. */
  readonly freshMs: number
  readonly maxBytes: number
  /** After this long a page that shows a failure is made again. */
  readonly retryMs?: number
  /** Longest wait for a newer page while an older one could be shown. */
  readonly patienceMs?: number
  /** A cause in the client and not in the page: the older page is served for this answer alone. */
  readonly isRefusal?: (cause: unknown) => boolean
  /** Called when a page could not be made and an older one is served instead. */
  readonly failed?: (key: string, cause: unknown) => void
}

type Make = () => Promise<PrintedPage>

interface Asking {
  /** Called when it is being made already, for another visitor. */
  readonly join?: () => void
  readonly accepted?: Accepted
}

/**
 * Finished pages by key, bounded in bytes. A page of an older version is made again before it is served; if that fails
 * or takes too long (CMS down) the older one is served instead. Two visitors asking at once make it once.
 */
export function createFinishedPages({
  version,
  freshMs,
  maxBytes,
  retryMs = 5_000,
  patienceMs = 2_000,
  isRefusal = () => false,
  failed = () => {},
}: FinishedPagesOptions) {
  const pages = new LRUCache<string, FinishedPage>({
    maxSize: maxBytes,
    // Compressed in both ways, sooner or later, it is half as much again.
    sizeCalculation: ({ identity }, key) => Math.ceil(identity.length * 1.5) + key.length + 1000,
  })
  const polish = createPolish()
  const share = singleFlight<FinishedPage>()
  /** Keys of raw request URLs seen before, which makes a repeated request cheap. */
  const aliases = new LRUCache<string, string>({
    max: 5000,
    maxSize: 2 * 1024 * 1024,
    maxEntrySize: 2048,
    sizeCalculation: (key, url) => key.length + url.length,
  })

  const isCurrent = (page: FinishedPage) => page.version === version()
  const isFresh = ({ madeAt, stale }: FinishedPage) => Date.now() - madeAt < (stale ? retryMs : freshMs)

  async function makeOnce(key: string, produce: Make, before: string, accepted: Accepted) {
    const printed = await produce()
    const page = await finish(printed, before, accepted)
    // Slower than a switch: a page made from the newer version stays.
    if (before !== version() && pages.has(key)) return page
    if (printed.keep) pages.set(key, page)
    else pages.delete(key) // gone, or leading elsewhere: the page before must not come back over an outage
    return page
  }

  /** Rejects only without an older page to serve. */
  function make(
    key: string,
    produce: Make,
    { join, accepted }: Asking,
    known?: FinishedPage,
  ): Promise<FinishedPage> {
    const before = version()
    const run = () =>
      makeOnce(key, produce, before, accepted).catch((cause: unknown) => {
        if (!known) throw cause
        if (isRefusal(cause)) return known
        failed(key, cause)
        const kept = { ...known, version: before, madeAt: Date.now(), stale: true }
        pages.set(key, kept)
        return kept
      })
    return share(`${before} ${key}`, run, join)
  }

  const patience = (known: FinishedPage) =>
    new Promise<FinishedPage>((resolve) => void setTimeout(resolve, patienceMs, known).unref())

  return {
    /** A page that may be written without any further work, for a raw URL seen before and an accepted encoding. */
    ready(url: string, accepted?: Accepted): FinishedPage | undefined {
      const key = aliases.get(url)
      const page = key === undefined ? undefined : pages.get(key)
      if (!page || !isCurrent(page) || !isFresh(page)) return undefined
      if (!page.isWanted) polish(page).catch((cause: unknown) => failed(url, cause))
      return page[wantedEncoding(accepted)] && page
    },
    async get(url: string, key: string, produce: Make, asked: Asking = {}): Promise<FinishedPage> {
      aliases.set(url, key)
      const known = pages.get(key)
      if (!known) return encodeFor(await make(key, produce, asked), asked.accepted)
      if (isCurrent(known) && isFresh(known)) return encodeFor(known, asked.accepted)
      const newer = make(key, produce, asked, known)
      const shown = isCurrent(known) && !known.stale ? known : await Promise.race([newer, patience(known)])
      return encodeFor(shown, asked.accepted)
    },
    size: () => ({ pages: pages.size, bytes: pages.calculatedSize }),
  }
}

export type FinishedPages = ReturnType<typeof createFinishedPages>
