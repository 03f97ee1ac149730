import { createHash } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { LRUCache } from 'lru-cache'

/** A page as bytes, ready to be written. */
export interface FinishedPage {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  /** A document asked for here leads there; its payload says so as data. */
  readonly redirect?: { readonly redirect: string; readonly status: number }
  readonly identity: Buffer
  readonly gzip: Buffer
  readonly br: Buffer
  readonly etag: string
  /** Content version, deployments snapshot, shell build and day it was made from. */
  readonly version: string
  readonly madeAt: number
  /** Made from content kept over a CMS failure. */
  readonly stale: boolean
}

export interface PrintedPage {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly text: string
  readonly redirect?: FinishedPage['redirect']
  readonly stale: boolean
  readonly keep: boolean
}

const brotli = promisify(brotliCompress)
const gzipped = promisify(gzip)

export async function finish({ text, ...page }: PrintedPage, version: string): Promise<FinishedPage> {
  const identity = Buffer.from(text)
  const [br, gz] = await Promise.all([
    brotli(identity, { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } }),
    gzipped(identity, { level: 7 }),
  ])
  const etag = `"${createHash('sha1').update(identity).digest('base64url')}"`
  return { ...page, identity, gzip: gz, br, etag, version, madeAt: Date.now() }
}

/** Writes a finished page in the best encoding the visitor takes; a matching `if-none-match` gets 304. */
export function writePage(page: FinishedPage, request: IncomingMessage, response: ServerResponse) {
  const accepted = request.headers['accept-encoding'] ?? ''
  const encoding = accepted.includes('br') ? 'br' : accepted.includes('gzip') ? 'gzip' : 'identity'
  const body = page[encoding]
  const headers: Record<string, string | number> = {
    ...page.headers,
    etag: page.etag,
    vary: 'accept-encoding',
  }
  if (!request.headers.cookie?.includes('locale='))
    headers['set-cookie'] = 'locale=pt; Max-Age=31536000; Path=/; SameSite=Lax'
  if (request.headers['if-none-match'] === page.etag && page.status === 200) {
    response.writeHead(304, headers).end()
    return
  }
  if (encoding !== 'identity') headers['content-encoding'] = encoding
  headers['content-length'] = body.length
  response.writeHead(page.status, headers)
  response.end(request.method === 'HEAD' ? undefined : body)
}

export interface FinishedPagesOptions {
  readonly version: () => string
  /** After this long a page is served once more and made again behind the visitor's back. */
  readonly freshMs: number
  readonly maxBytes: number
}

type Make = () => Promise<PrintedPage>

/**
 * Finished pages by key, bounded in bytes. A page of an older version is made anew before it is served; if that fails
 * (CMS down) the older one is served instead. Two visitors asking at once make it once.
 */
export function createFinishedPages({ version, freshMs, maxBytes }: FinishedPagesOptions) {
  const pages = new LRUCache<string, FinishedPage>({
    maxSize: maxBytes,
    sizeCalculation: ({ identity, gzip: gz, br }) => identity.length + gz.length + br.length + 500,
  })
  const underWay = new Map<string, Promise<FinishedPage>>()
  /** Raw request URLs that were seen to mean a key: what makes a repeated request cheap. */
  const aliases = new LRUCache<string, string>({ max: 5000 })

  const isCurrent = (page: FinishedPage) => page.version === version() && !page.stale
  const isFresh = (page: FinishedPage) => Date.now() - page.madeAt < freshMs

  function make(key: string, produce: Make): Promise<FinishedPage> {
    const running = underWay.get(key)
    if (running) return running
    const before = version()
    const promise = produce()
      .then(async (printed) => {
        const page = await finish(printed, before)
        if (printed.keep) pages.set(key, page)
        return page
      })
      .finally(() => underWay.delete(key))
    underWay.set(key, promise)
    return promise
  }

  return {
    /** A page that may be written without any further work, for a raw URL seen before. */
    ready(url: string): FinishedPage | undefined {
      const key = aliases.get(url)
      const page = key === undefined ? undefined : pages.get(key)
      return page && isCurrent(page) && isFresh(page) ? page : undefined
    },
    async get(url: string, key: string, produce: Make): Promise<FinishedPage> {
      aliases.set(url, key)
      const known = pages.get(key)
      if (known && isCurrent(known)) {
        if (!isFresh(known)) void make(key, produce).catch(() => undefined)
        return known
      }
      try {
        return await make(key, produce)
      } catch (error) {
        if (known) return known
        throw error
      }
    },
    size: () => ({ pages: pages.size, bytes: pages.calculatedSize }),
  }
}

export type FinishedPages = ReturnType<typeof createFinishedPages>
