import { assetsPath } from '../../base/addresses/addresses'
import { assetUrl } from '../source/links'
import type { ImageMeta } from './image-sources'
import type { LocalImages } from './local-images'

const isImage = (text: string) =>
  text.startsWith(assetsPath) && /\.(png|jpe?g|webp|avif|gif|svg)$/i.test(text)

/** Addresses of the host's own images anywhere in a story. Stories may be deep, and refer to each other in circles. */
function addressesIn(story: unknown): readonly string[] {
  const found = new Set<string>()
  const seen = new Set<unknown>()
  const waiting: unknown[] = [story]
  for (let value = waiting.pop(); value !== undefined; value = waiting.pop()) {
    if (typeof value === 'string' && isImage(value.trim())) found.add(assetUrl(value) ?? '')
    if (typeof value !== 'object' || value === null || seen.has(value)) continue
    seen.add(value)
    waiting.push(...Object.values(value).filter((child) => child !== undefined))
  }
  return [...found]
}

function fileOf(address: string): string {
  const name = address.slice(assetsPath.length)
  try {
    return decodeURI(name)
  } catch {
    return name
  }
}

/** The host's own images of a story, by address: blocks are drawn without waiting for files. */
export async function pageImages(
  content: unknown,
  images: LocalImages,
): Promise<ReadonlyMap<string, ImageMeta>> {
  const entries = addressesIn(content).map(
    async (address) => [address, await images.meta(fileOf(address))] as const,
  )
  return new Map(await Promise.all(entries))
}
