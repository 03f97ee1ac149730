import { storyblokFiles } from 'shared-lib/contract/stories/storyblok-regions'
import { assetsPath, sizedImagesPath } from '../../base/addresses/addresses'
import type { Focus, Part } from './focus'
import { format, quality } from './image-presets'

interface ImageVariant {
  readonly width: number
  /** Cut to a square of that width. */
  readonly square: boolean
  readonly focus?: Focus | undefined
  /** The part of the file that holds the focus. */
  readonly part: Part
  /** Names the file's content, so that a changed file has a new address; '' when unknown. */
  readonly hash: string
}

interface ImageProvider {
  /** Address of an image in another size; undefined when it comes in one size only. */
  readonly resized: (src: string, variant: ImageVariant) => string | undefined
}

const sizeOf = ({ width, square }: ImageVariant, free: string) => `${width}${square ? `x${width}` : free}`

const focalOf = ({ square, focus }: ImageVariant) => (square && focus ? `focal(${focus.text}):` : '')

const providers: Readonly<Record<string, ImageProvider>> = {
  /** https://www.storyblok.com/docs/api/image-service/operations/resize */
  storyblok: {
    resized: (src, variant) =>
      `${src}/m/${sizeOf(variant, 'x0')}/filters:${focalOf(variant)}quality(${quality}):format(${format})`,
  },
  /** The host's own proxy: see image-routes.ts. */
  local: {
    resized: (src, variant) =>
      variant.hash === ''
        ? undefined
        : `${sizedImagesPath}${sizeOf(variant, '')}${variant.square ? variant.part : ''}/${variant.hash}/${src.slice(assetsPath.length)}.${format}`,
  },
  /** Files of other origins are shown as they are. */
  original: { resized: () => undefined },
}

/** Throws for an unknown provider. */
export function providerNamed(name: string): ImageProvider {
  const provider = Object.hasOwn(providers, name) ? providers[name] : undefined
  if (!provider) throw new Error(`Unknown image provider "${name}"`)
  return provider
}

/** The provider of an image depends on the address of its file. */
export const providerOf = (src: string) =>
  providerNamed(src.startsWith(assetsPath) ? 'local' : storyblokFiles.test(src) ? 'storyblok' : 'original')

/** Drawings keep their form and quality at every size; a moving picture would lose its motion. */
export const isResizable = (src: string): boolean => /\.(png|jpe?g|webp|avif)$/i.test(src)
