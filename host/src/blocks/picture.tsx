import type { ContentImage } from '../content/assets'
import { type PresetName, presetNamed } from '../images/image-presets'
import { imageSources, unreadable } from '../images/image-sources'
import { useRendering } from './rendering'

interface PictureProps {
  readonly image: ContentImage | undefined
  readonly preset: PresetName
  readonly className?: string
}

/** An image in the sizes of its preset. One whose size nobody knows is left out: the page would move when it came. */
export function Picture({ image, preset, className }: PictureProps) {
  const { images, log, takeFirstImage } = useRendering()
  if (!image) return null
  const measured = images.get(image.src) ?? unreadable
  const known =
    measured.width > 0 ? measured : { width: image.width ?? 0, height: image.height ?? 0, hash: '' }
  if (known.width <= 0 || known.height <= 0) {
    log(`image ${image.src}: its size is not known`)
    return null
  }
  const first = takeFirstImage()
  return (
    <img
      className={className}
      {...imageSources(image.src, known, presetNamed(preset))}
      alt={image.alt}
      loading={first ? 'eager' : 'lazy'}
      fetchPriority={first ? 'high' : undefined}
      decoding="async"
    />
  )
}
