import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { wantedEncoding } from './negotiation'

/** Value of an `accept-encoding` header. */
export type Accepted = string | string[] | undefined

const brotli = promisify(brotliCompress)
const gzipped = promisify(gzip)

const compress = {
  br: (body: Buffer, quality: number) =>
    brotli(body, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }),
  gzip: (body: Buffer, level: number) => gzipped(body, { level }),
}

/** A page that one visitor alone asks for is compressed for that one, and fast: that costs a third, for a tenth more bytes. */
const quick = { br: 4, gzip: 5 }
/** Effort for pages that many are shown: a twelfth of the bytes less than quality 6, for up to a quarter of a second of a core. */
const thorough = { br: 11, gzip: 9 }
/** After one of them no other is begun for so many times as long: no stream of addresses costs more than a fifth of a core. */
const rest = 4

/** A page as bytes. */
export interface PageBytes {
  readonly identity: Buffer
  /** Compressed on the first request that accepts it, and better once the page is requested again. */
  gzip: Buffer | undefined
  br: Buffer | undefined
  /** Requested again: it is worth the best compression. */
  isWanted?: boolean
}

/** Running compressions, by their input: concurrent requests share one. */
const compressing = new WeakMap<Buffer, Partial<Record<'br' | 'gzip', Promise<Buffer>>>>()

function compressedOnce(identity: Buffer, encoding: 'br' | 'gzip') {
  const underWay = compressing.get(identity) ?? {}
  compressing.set(identity, underWay)
  const promise = underWay[encoding] ?? compress[encoding](identity, quick[encoding])
  underWay[encoding] = promise
  const done = () => void delete underWay[encoding]
  promise.then(done, done)
  return promise
}

/** Prepares the page in the encoding of this visitor. */
export async function encodeFor<Page extends PageBytes>(page: Page, accepted: Accepted): Promise<Page> {
  const encoding = wantedEncoding(accepted)
  if (encoding !== 'identity') page[encoding] ??= await compressedOnce(page.identity, encoding)
  return page
}

/** Compresses pages as well as is worth while, one at a time; one that comes too early has its turn when it is asked for again. */
export function createPolish() {
  let isResting = false
  return async function polish(page: PageBytes) {
    if (isResting) return
    isResting = page.isWanted = true
    const started = performance.now()
    try {
      page.br = await compress.br(page.identity, thorough.br)
      page.gzip = await compress.gzip(page.identity, thorough.gzip)
    } finally {
      const end = () => {
        isResting = false
      }
      setTimeout(end, rest * (performance.now() - started)).unref()
    }
  }
}
