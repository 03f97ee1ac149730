import { type Focus, partOf } from './focus'
import { type ImagePreset, widthsOf } from './image-presets'
import { isResizable, providerOf } from './image-providers'

/** Size in pixels and content hash of an image file; all zero and empty for a file that cannot be read. */
export interface ImageMeta {
  readonly width: number
  readonly height: number
  readonly hash: string
}

export const unreadable: ImageMeta = { width: 0, height: 0, hash: '' }

interface ImageSources {
  readonly src: string
  readonly srcSet?: string
  readonly sizes?: string
  /** Size of the image's place in a wide window: with both known nothing moves when the image arrives. */
  readonly width: number
  readonly height: number
}

/** Space at both sides of the content of a narrow window, in pixels. */
const gutters = 32

function sizesOf({ bleed }: ImagePreset, shown: number) {
  const margins = bleed ? 0 : gutters
  return `(min-width: ${shown + margins}px) ${shown}px, ${bleed ? '100vw' : `calc(100vw - ${margins}px)`}`
}

/** The widths worth offering: none larger than the file, but for the one that shows it whole. */
function offered(preset: ImagePreset, natural: number): readonly number[] {
  const widths = widthsOf(preset)
  const whole = widths.find((width) => width >= natural)
  return widths.filter((width) => width < natural || width === whole)
}

/** Sources of an `<img>` that shows a file of known size in a place of a preset. */
export function imageSources(
  src: string,
  { width, height, hash }: ImageMeta,
  preset: ImagePreset,
  focus?: Focus,
): ImageSources {
  const square = preset.square ?? false
  const shown = Math.min(width, preset.width)
  const place = { width: shown, height: square ? shown : Math.max(1, Math.round((shown * height) / width)) }
  if (!isResizable(src)) return { src, ...place }
  const natural = square ? Math.min(width, height) : width
  const part = partOf(focus, { width, height })
  const candidates = offered(preset, natural).flatMap((asked) => {
    const url = providerOf(src).resized(src, { width: asked, square, focus, part, hash })
    return url === undefined ? [] : [{ url, width: Math.min(asked, natural) }]
  })
  const plain = candidates.find((candidate) => candidate.width >= shown) ?? candidates.at(-1)
  if (!plain) return { src, ...place }
  const srcSet = candidates
    .map(({ url, width: real }) => (preset.fixed ? `${url} ${real / shown}x` : `${url} ${real}w`))
    .join(', ')
  return { src: plain.url, srcSet, ...(!preset.fixed && { sizes: sizesOf(preset, shown) }), ...place }
}
