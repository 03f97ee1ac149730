import { textOf } from '../source/story'
import type { BlockProps } from './rendering'
import { StoryLink } from './story-link'

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
