import { blocksOf, textOf } from '../source/story'
import { Drawn } from './icons'
import { type BlockProps, useRendering } from './rendering'
import { StoryLink } from './story-link'

/** Words around an offer. Figures come from a tag, which computes them, or from the page it links to: never from here. */
export function OfferTeaserBlock({ block }: BlockProps) {
  const { draw } = useRendering()
  const tags = blocksOf(block.body)
  return (
    <div className="b-offer">
      {textOf(block.eyebrow) && <p className="b-offer__eyebrow">{textOf(block.eyebrow)}</p>}
      <p className="b-offer__title">{textOf(block.title)}</p>
      {textOf(block.text) && <p className="b-offer__text">{textOf(block.text)}</p>}
      {tags.length > 0 && <div className="b-offer__tag">{draw(tags)}</div>}
      <StoryLink to={block.link} className="b-offer__link">
        {textOf(block.action) || 'Ver ofertas'} <Drawn name="arrow" size={18} />
      </StoryLink>
      {textOf(block.note) && <p className="b-offer__note">{textOf(block.note)}</p>}
    </div>
  )
}
