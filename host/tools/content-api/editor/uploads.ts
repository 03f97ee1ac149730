import { createHash } from 'node:crypto'
import { mkdirSync, renameSync, writeFileSync } from 'node:fs'
import type { IncomingMessage } from 'node:http'
import path from 'node:path'
import { slugOf } from 'shared-lib/rules/text/fold'
import { assetsPath } from '../../../src/base/addresses/addresses'
import { uploadsPath } from '../../../src/content/images/asset-folders'
import { imageLibrary } from '../../../src/content/images/image-library'
import { stableId } from '../../stories/stable-ids'
import { type ApiAnswer, unprocessable } from '../api-answer'
import { created } from '../management/management-call'

/** 10 MB: what a phone's camera makes, and more than any page shows of it. */
export const uploadLimit = 10_000_000

/** Formats that the image service resizes, by the name that its library gives them; a drawing (SVG) could hold a script. */
const endings: Readonly<Record<string, string>> = { jpeg: 'jpg', png: 'png', webp: 'webp', heif: 'avif' }

/** As many as the image service decodes. */
const decoding = { limitInputPixels: 50_000_000 }

async function bytesOf(request: IncomingMessage): Promise<Buffer | undefined> {
  if (Number(request.headers['content-length']) > uploadLimit) return undefined
  const parts: Buffer[] = []
  let size = 0
  for await (const part of request) {
    size += part.length
    if (size > uploadLimit) return undefined
    parts.push(part)
  }
  return Buffer.concat(parts)
}

/** Format of the file by its bytes, whatever it is called; undefined for anything but a picture that the site can show. */
async function pictureIn(bytes: Buffer) {
  try {
    const sharp = await imageLibrary()
    const { format, compression, width, height, pages = 1 } = await sharp(bytes, decoding).metadata()
    const ending = endings[format]
    // Of the HEIF family browsers show AVIF alone; of a moving picture a page would show the first moment.
    if (ending === undefined || (format === 'heif' && compression !== 'av1') || pages > 1) return undefined
    // It may begin like a picture and end too soon.
    await sharp(bytes, decoding).resize(1).toBuffer()
    return { ending, width, height }
  } catch {
    return undefined
  }
}

const plainName = (name: string) => slugOf(path.parse(name).name).slice(0, 60) || 'imagem'

/** Whole or not at all: a host may be reading it. */
function keep(file: string, bytes: Buffer) {
  mkdirSync(path.dirname(file), { recursive: true })
  writeFileSync(`${file}.new`, bytes)
  renameSync(`${file}.new`, file)
}

/**
 * Takes a picture in, as the bytes that were sent: it is kept below the folder under an address that names its content,
 * and answered as an asset of the space. 413 above the limit, 422 for what is no JPEG, PNG, WebP or AVIF.
 * https://www.storyblok.com/docs/api/management/assets/the-asset-object
 */
export async function takeUpload(request: IncomingMessage, name: string, folder: string): Promise<ApiAnswer> {
  const bytes = await bytesOf(request)
  if (!bytes) return { status: 413, body: { error: 'too large' }, headers: { connection: 'close' } }
  const picture = await pictureIn(bytes)
  if (!picture) return unprocessable('not a picture that the site shows')
  const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 12)
  const place = `${uploadsPath}${hash}/${plainName(name)}.${picture.ending}`
  keep(path.join(folder, place), bytes)
  const filename = `${assetsPath}${place}`
  const { width, height } = picture
  return created({ asset: { fieldtype: 'asset', id: stableId(filename), filename, alt: '', width, height } })
}
