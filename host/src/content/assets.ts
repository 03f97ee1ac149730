import { safeUrl } from './links'
import { isRecord, recordsOf, textOf } from './story'

export interface ContentImage {
  readonly src: string
  /** '' for an image that says nothing. */
  readonly alt: string
  /** Pixels, when the asset or its address tells. */
  readonly width?: number
  readonly height?: number
}

export interface ContentVideo {
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

function fileOf(value: unknown): string | undefined {
  const url = safeUrl(isRecord(value) ? textOf(value.filename) : textOf(value))
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
  return { src, alt: textOf(fields.alt), ...(width && { width }), ...(height && { height }) }
}

/** A video: a list of sources or a single one, each with a filename, and an optional poster. */
export function contentVideo(value: unknown): ContentVideo | undefined {
  if (!isRecord(value)) return undefined
  const listed = Array.isArray(value.sources) ? recordsOf(value.sources) : [value.source ?? value]
  const sources = listed.map(fileOf).filter((source): source is string => source !== undefined)
  const poster = fileOf(value.poster)
  return sources.length === 0 ? undefined : { sources, ...(poster && { poster }) }
}
