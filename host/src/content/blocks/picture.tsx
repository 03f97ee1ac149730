import type { ReactNode } from 'react'
import { readFocus } from '../images/focus'
import { type ImagePreset, type PresetName, presetNamed } from '../images/image-presets'
import { type ImageMeta, imageSources, unreadable } from '../images/image-sources'
import type { ContentImage } from '../source/assets'
import { useRendering } from './rendering'

interface PictureProps {
  readonly image: ContentImage | undefined
  readonly preset: PresetName
  readonly className?: string
  /** Drawn in its place where the image cannot be. */
  readonly otherwise?: ReactNode
}

/** The file has no size, and its form fits any. */
const isDrawing = (src: string) => /\.svg(?:[?#]|$)/i.test(src)

/** Whether a picture of this address and size can be drawn. */
export const isDrawable = (
  src: string,
  { width = 0, height = 0 }: Partial<Pick<ImageMeta, 'width' | 'height'>>,
) => (width > 0 && height > 0) || isDrawing(src)

/** Room of a drawing without a size. */
const boxOf = ({ width, square }: ImagePreset) => ({
  width,
  height: square ? width : Math.round((width * 9) / 16),
  hash: '',
})

/**
 * An image in the sizes of its preset. A drawing without a size fills the box of its place; any other image of unknown
 * size is left out, because it would shift the page on arrival.
 */
export function Picture({ image, preset: name, className, otherwise = null }: PictureProps) {
  const { images, log, takeFirstImage } = useRendering()
  const preset = presetNamed(name)
  if (!image) return otherwise
  const measured = images.get(image.src) ?? unreadable
  const size =
    measured.width > 0 ? measured : { width: image.width ?? 0, height: image.height ?? 0, hash: '' }
  const boxed = size.width <= 0 || size.height <= 0
  if (!isDrawable(image.src, size)) {
    log(`image ${image.src}: its size is not known`)
    return otherwise
  }
  const first = takeFirstImage()
  return (
    <img
      className={boxed ? 'b-boxed' : className}
      {...imageSources(image.src, boxed ? boxOf(preset) : size, preset, readFocus(image.focus))}
      alt={image.alt}
      loading={first ? 'eager' : 'lazy'}
      fetchPriority={first ? 'high' : undefined}
      decoding="async"
    />
  )
}
