import { contentImage } from '../content/assets'
import { textOf } from '../content/story'
import { type BlockProps, useRendering } from './rendering'
import { StoryLink } from './story-link'

/** A picture that reserves its place: without width and height it is not shown, because the page would move. */
export function ImageBlock({ block }: BlockProps) {
  const { log } = useRendering()
  const image = contentImage(block.image)
  const width = Number(block.width) || image?.width
  const height = Number(block.height) || image?.height
  if (!image || !width || !height) {
    log('image: file, width or height is missing')
    return null
  }
  return (
    <figure className="b-image">
      <img src={image.src} alt={image.alt} width={width} height={height} loading="lazy" decoding="async" />
      {textOf(block.caption) && <figcaption>{textOf(block.caption)}</figcaption>}
    </figure>
  )
}

export function QuoteBlock({ block }: BlockProps) {
  const author = textOf(block.author)
  return (
    <figure className="b-quote">
      <blockquote className="b-quote__text">{textOf(block.text)}</blockquote>
      {author && (
        <figcaption className="b-quote__author">
          <StoryLink to={block.link} otherwise={author}>
            {author}
          </StoryLink>
        </figcaption>
      )}
    </figure>
  )
}
