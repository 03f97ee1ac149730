import { type LayoutLink, readLink } from './layout-link'
import { type ContentRecord, recordOf, recordsOf, textOf } from './records'

interface LogoBase {
  readonly alt: string
  readonly link: LayoutLink
}

interface ImageLogo extends LogoBase {
  readonly kind: 'image'
  readonly src: string
}

/** Plays without controls, muted and looping; the poster replaces it wherever nothing may move. */
export interface VideoLogo extends LogoBase {
  readonly kind: 'video'
  readonly sources: readonly string[]
  readonly poster?: string
}

export type Logo = ImageLogo | VideoLogo

/** A file of the site or of another host; `//host` and script protocols are no files. */
const fileOf = (value: unknown) => {
  const file = textOf(recordOf(value).filename)
  return file !== undefined && /^(\/(?!\/)|https?:\/\/)/i.test(file) ? file : undefined
}

const wordsOf = (item: ContentRecord, alt: unknown): LogoBase => ({
  alt: textOf(alt) ?? '',
  link: readLink(item.link) ?? { href: '/' },
})

function readImage(item: ContentRecord): ImageLogo | undefined {
  const src = fileOf(item.image)
  return src === undefined
    ? undefined
    : { kind: 'image', src, ...wordsOf(item, recordOf(item.image).alt ?? item.alt) }
}

/** Sources as a list, as a single one, or as the asset itself. */
function readVideo(item: ContentRecord): VideoLogo | undefined {
  const video = recordOf(item.video)
  const listed = recordsOf(video.sources ?? item.sources)
  const sources = (listed.length > 0 ? listed : [video.source ?? video]).map(fileOf).filter((file) => !!file)
  const poster = fileOf(video.poster ?? item.poster)
  if (sources.length === 0) return undefined
  return {
    kind: 'video',
    sources: sources as string[],
    ...(poster !== undefined && { poster }),
    ...wordsOf(item, item.alt ?? video.alt),
  }
}

/** An asset field that an editor left empty still comes, as `{ filename: '' }`: it reads as no logo. */
export function readLogo(item: ContentRecord): Logo | undefined {
  return item.component === 'navbar-logo-video' ? readVideo(item) : readImage(item)
}

export const isLogo = ({ component }: ContentRecord) =>
  component === 'navbar-logo-image' || component === 'navbar-logo-video'
