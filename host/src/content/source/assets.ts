import { assetUrl } from './links'
import { isRecord, textOf } from './story'

export interface ContentImage {
  readonly src: string
  /** '' for a decorative image. */
  readonly alt: string
  /** Pixels, when the asset or its address has them. */
  readonly width?: number
  readonly height?: number
  /** Its focal point as the content service writes it, not checked. */
  readonly focus?: string
}

interface ContentVideo {
  readonly sources: readonly string[]
  readonly poster?: string
}

// Storyblok puts an image's size into its address: /f/<space>/<width>x<height>/<hash>/<name>.
// https://www.storyblok.com/faq/image-dimensions-assets-js
const sizeInAddress = /\/(\d+)x(\d+)\//

const positive = (value: unknown) => {
  const number = Number(value)
  return Number.isFinite(number) && number > 0 ? Math.round(number) : undefined
}

/** Address of an asset; undefined when an editor left it empty or it is unsafe. */
export function fileOf(value: unknown): string | undefined {
  const url = assetUrl(isRecord(value) ? textOf(value.filename) : textOf(value))
  return url !== undefined && /^(\/|https?:)/i.test(url) ? url : undefined
}

/** An image asset (filename, alt); undefined when an editor left it empty or its address is unsafe. */
export function contentImage(value: unknown): ContentImage | undefined {
  const src = fileOf(value)
  if (src === undefined) return undefined
  const fields = isRecord(value) ? value : {}
  const size = sizeInAddress.exec(src)
  const width = positive(fields.width ?? size?.[1])
  const height = positive(fields.height ?? size?.[2])
  const focus = textOf(fields.focus)
  return {
    src,
    alt: textOf(fields.alt),
    ...(width && { width }),
    ...(height && { height }),
    ...(focus && { focus }),
  }
}

/** A video: a list of sources or a single one, each with a filename, and an optional poster. */
export function contentVideo(value: unknown): ContentVideo | undefined {
  if (!isRecord(value)) return undefined
  const { sources: given = value.source ?? value } = value
  const listed = Array.isArray(given) ? given : [given]
  const sources = listed.map(fileOf).filter((source): source is string => source !== undefined)
  const poster = fileOf(value.poster)
  return sources.length === 0 ? undefined : { sources, ...(poster && { poster }) }
}

const mediaTypes: Readonly<Record<string, string>> = {
  mp4: 'video/mp4',
  m4v: 'video/mp4',
  webm: 'video/webm',
  mov: 'video/quicktime',
}

/** Type that a browser must be able to play, from the ending of a file; undefined where it must look for itself. */
export const mediaType = (src: string): string | undefined =>
  mediaTypes[/\.(\w+)(?:[?#]|$)/.exec(src)?.[1]?.toLowerCase() ?? '']
