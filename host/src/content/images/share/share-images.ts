import { timingSafeEqual } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import { shareImagesPath } from '../../../base/addresses/addresses'
import { cacheBytes, valueBytes } from '../../../base/memory/cache-bytes'
import { singleFlight } from '../../../base/memory/single-flight'
import type { LeadKeys } from '../../../base/vault/lead-keys'
import { keyedHashes } from '../../../base/vault/person-hash'
import type { ContentImage } from '../../source/assets'
import { someAtATime } from '../some-at-a-time'
import { drawShareImage, shareSize } from './draw-share-image'

/** Longest title that is drawn; a longer one ends with an ellipsis. */
const longest = 120

const cut = (title: string) => (title.length > longest ? `${title.slice(0, longest - 1).trimEnd()}…` : title)

const signatureLength = 32

export interface ShareImages {
  /** The picture of a page with this title. */
  imageOf(title: string): ContentImage
  /** The picture at `<signature>/<title>`, undefined for an address that this site has not made. */
  draw(signature: string, encoded: string): Promise<Buffer | undefined>
}

/**
 * One picture for each page, drawn on request. Its address contains its words and is signed with the site's keys: no
 * other texts can be drawn, and every host draws every page's.
 */
export function createShareImages({
  keys,
  siteName,
  draw = drawShareImage,
}: {
  readonly keys: LeadKeys
  readonly siteName: string
  readonly draw?: typeof drawShareImage
}): ShareImages {
  const made = new LRUCache<string, Buffer>({
    maxSize: (cacheBytes.shareImages * 3) / 4,
    sizeCalculation: ({ length }) => length,
  })
  const sealed = new LRUCache<string, ContentImage>({
    maxSize: cacheBytes.shareImages / 4,
    sizeCalculation: valueBytes,
  })
  const share = singleFlight<Buffer>()
  const inTurn = someAtATime(1)
  const signaturesOf = (encoded: string) =>
    keyedHashes(keys, 'share-image', encoded).map((hash) => hash.slice(0, signatureLength))

  return {
    imageOf(title) {
      const known = sealed.get(title)
      if (known) return known
      const encoded = Buffer.from(cut(title)).toString('base64url')
      const image = {
        src: `${shareImagesPath}${signaturesOf(encoded)[0]}/${encoded}.png`,
        alt: title,
        ...shareSize,
      }
      sealed.set(title, image)
      return image
    },
    async draw(signature, encoded) {
      const isOurs = (own: string) =>
        own.length === signature.length && timingSafeEqual(Buffer.from(own), Buffer.from(signature))
      if (
        !/^[0-9a-f]+$/.test(signature) ||
        encoded.length > 4 * longest ||
        !signaturesOf(encoded).some(isOurs)
      )
        return undefined
      const kept = made.get(encoded)
      if (kept) return kept
      const title = Buffer.from(encoded, 'base64url').toString()
      const bytes = await share(encoded, () => inTurn(() => draw(title, siteName)))
      made.set(encoded, bytes)
      return bytes
    },
  }
}
