import { createHash } from 'node:crypto'
import { readFile, realpath } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { LRUCache } from 'lru-cache'
import { cacheBytes } from '../base/memory/cache-bytes'
import { singleFlight } from '../base/memory/single-flight'

export interface StaticFile {
  readonly type: string
  readonly identity: Buffer
  readonly gzip: Buffer | undefined
  readonly br: Buffer | undefined
  readonly etag: string
}

const types: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8', // chunks of Rspack
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.json': 'application/json; charset=utf-8',
  '.woff2': 'font/woff2',
  '.webp': 'image/webp',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.avif': 'image/avif',
  '.ico': 'image/x-icon',
  '.gif': 'image/gif',
  '.webm': 'video/webm',
  '.mp4': 'video/mp4',
  '.vtt': 'text/vtt; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.wasm': 'application/wasm',
  '.gz': 'application/gzip',
  '.txt': 'text/plain; charset=utf-8', // licences of the scripts' packages
}
const compressible = new Set(['.js', '.mjs', '.css', '.svg', '.json', '.map', '.wasm'])
/** Above it the best brotli takes seconds, in which the first visitor waits. */
const largeBytes = 512 * 1024

const brotli = promisify(brotliCompress)
const gzipped = promisify(gzip)

/** Reads files below a folder, compressed once and kept in a bounded cache. Undefined for missing ones. */
export function createStaticFiles(maxBytes: number = cacheBytes.files) {
  const files = new LRUCache<string, StaticFile>({
    maxSize: maxBytes,
    sizeCalculation: ({ identity, gzip: gz, br }) =>
      identity.length + (gz?.length ?? 0) + (br?.length ?? 0) + 200,
  })
  const share = singleFlight<StaticFile | undefined>()

  async function open(folder: string, wanted: string, type: string): Promise<StaticFile | undefined> {
    try {
      // A link inside the folder must not lead out of it.
      if (!(await realpath(wanted)).startsWith((await realpath(folder)) + path.sep)) return undefined
      const identity = await readFile(wanted)
      const file = await compressed(identity, type, compressible.has(path.extname(wanted)))
      files.set(wanted, file)
      return file
    } catch (error) {
      if (isMissing(error)) return undefined
      throw error
    }
  }

  return async function read(folder: string, relative: string): Promise<StaticFile | undefined> {
    const wanted = path.join(folder, path.normalize(`/${relative}`))
    const type = types[path.extname(wanted)]
    if (!type || wanted.includes('\0')) return undefined
    // Many visitors of a new deployment ask at once: its files are compressed once.
    return files.get(wanted) ?? share(wanted, () => open(folder, wanted, type))
  }
}

const params = ({ length }: Buffer) =>
  length > largeBytes ? { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } } : {}

async function compressed(identity: Buffer, type: string, compress: boolean): Promise<StaticFile> {
  const etag = `W/"${createHash('sha1').update(identity).digest('base64url')}"`
  if (!compress) return { type, identity, gzip: undefined, br: undefined, etag }
  const [gz, br] = await Promise.all([gzipped(identity, { level: 9 }), brotli(identity, params(identity))])
  return { type, identity, gzip: gz, br, etag }
}

/** A drawing that is in no folder, to be sent like one that is. */
export const drawnFile = (svg: string) => compressed(Buffer.from(svg), types['.svg'] ?? '', true)

const missing = new Set(['ENOENT', 'EISDIR', 'ENOTDIR', 'ENAMETOOLONG', 'ELOOP'])

/** Nothing there, or a name that no file can have. */
const isMissing = (error: unknown) => missing.has((error as NodeJS.ErrnoException).code ?? '')

export type ReadStaticFile = ReturnType<typeof createStaticFiles>
