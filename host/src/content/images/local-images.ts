import { createHash } from 'node:crypto'
import { readFile, realpath, stat } from 'node:fs/promises'
import path from 'node:path'
import { LRUCache } from 'lru-cache'
import { cacheBytes } from '../../base/memory/cache-bytes'
import { singleFlight } from '../../base/memory/single-flight'
import { type AssetFolders, folderOf } from './asset-folders'
import { type Part, parts } from './focus'
import { imageLibrary } from './image-library'
import { quality } from './image-presets'
import { isResizable } from './image-providers'
import { type ImageMeta, unreadable } from './image-sources'
import { someAtATime } from './some-at-a-time'

export interface LocalImages {
  /** Size and hash of a file below the folder; all zero for one that is missing or is no image. Never rejects. */
  meta(relative: string): Promise<ImageMeta>
  /** The file as WebP, never enlarged. Undefined when it is missing or is no image. */
  resized(
    relative: string,
    size: { readonly width: number; readonly square: boolean; readonly part?: Part },
  ): Promise<Buffer | undefined>
}

/** Files below its folders, and nothing else, are read. */
interface LocalImagesOptions extends AssetFolders {
  readonly maxBytes?: number
  readonly log?: (message: string) => void
}

/** A file of a few kilobytes may claim to be huge: larger ones are not decoded. */
const decoding = { limitInputPixels: 50_000_000 }

const digest = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex').slice(0, 12)

/** Images of the content folder, measured and resized, with everything kept in bounded caches. */
export function createLocalImages({
  folder: own,
  uploads,
  maxBytes = cacheBytes.images,
  log = () => {},
}: LocalImagesOptions): LocalImages {
  const metas = new LRUCache<string, ImageMeta>({ max: 2000 })
  const files = new LRUCache<string, Buffer>({
    maxSize: maxBytes,
    sizeCalculation: ({ length }) => length + 200,
  })
  const share = singleFlight<Buffer>()
  // Decoding shares its threads with file reading and compression: a page never waits behind a row of images.
  const inTurn = someAtATime(2)

  /** The real path and state of a file; rejects for paths out of the folder. */
  async function locate(relative: string) {
    const folder = folderOf({ folder: own, uploads }, relative)
    const file = await realpath(path.join(folder, path.normalize(`/${relative}`)))
    if (!file.startsWith((await realpath(folder)) + path.sep)) throw new Error('outside the folder')
    const { mtimeMs, size } = await stat(file)
    return { file, state: `${file} ${mtimeMs} ${size}` }
  }

  async function measure(file: string): Promise<ImageMeta> {
    const bytes = await readFile(file)
    const sharp = await imageLibrary()
    const { width, height, autoOrient } = await sharp(bytes, decoding).metadata()
    return { width: autoOrient.width ?? width, height: autoOrient.height ?? height, hash: digest(bytes) }
  }

  async function resize(file: string, width: number, square: boolean, part: Part): Promise<Buffer> {
    const sharp = await imageLibrary()
    const image = sharp(file, decoding).autoOrient()
    const size = square
      ? { width, height: width, fit: 'cover' as const, position: part === '' ? 'centre' : parts[part] }
      : { width }
    return image
      .resize({ ...size, withoutEnlargement: true })
      .webp({ quality })
      .toBuffer()
  }

  const unusable = (relative: string, cause: unknown) =>
    log(`image ${relative} cannot be read: ${cause instanceof Error ? cause.message : cause}`)

  return {
    async meta(relative) {
      try {
        const { file, state } = await locate(relative)
        const known = metas.get(state)
        if (known) return known
        const meta = await inTurn(() => measure(file))
        metas.set(state, meta)
        return meta
      } catch (cause) {
        unusable(relative, cause)
        return unreadable
      }
    },
    async resized(relative, { width, square, part = '' }) {
      if (!isResizable(relative)) return undefined
      try {
        const { file, state } = await locate(relative)
        const key = `${state} ${width} ${square} ${part}`
        const known = files.get(key)
        if (known) return known
        const made = await share(key, () => inTurn(() => resize(file, width, square, part)))
        files.set(key, made)
        return made
      } catch (cause) {
        unusable(relative, cause)
        return undefined
      }
    },
  }
}
