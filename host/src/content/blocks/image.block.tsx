import type { PresetName } from '../images/image-presets'
import { contentImage } from '../source/assets'
import { textOf } from '../source/story'
import { isDrawable, Picture } from './picture'
import { type BlockProps, useRendering } from './rendering'

const places = ['column', 'page', 'window'] as const satisfies readonly PresetName[]

/** A picture with its legend. Width and height typed by an editor are the fallback where the file has none. */
export function ImageBlock({ block }: BlockProps) {
  const { log, images } = useRendering()
  const image = contentImage(block.image)
  const typed = { width: Number(block.width) || image?.width, height: Number(block.height) || image?.height }
  if (!image || !isDrawable(image.src, { ...typed, ...images.get(image.src) })) {
    log('image: file, width or height is missing')
    return null
  }
  const sized = { ...image, ...(typed.width && typed.height && { width: typed.width, height: typed.height }) }
  const preset = places.find((place) => place === block.size) ?? 'column'
  return (
    <figure className={`b-image b-image--${preset}`}>
      <Picture image={sized} preset={preset} />
      {textOf(block.caption) && <figcaption>{textOf(block.caption)}</figcaption>}
    </figure>
  )
}
