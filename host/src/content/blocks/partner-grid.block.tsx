import { contentImage } from '../source/assets'
import { type Block, blocksOf, textOf } from '../source/story'
import { Picture } from './picture'
import { type BlockProps, useRendering } from './rendering'
import { StoryLink } from './story-link'

function Partner({ partner }: { readonly partner: Block }) {
  const { edit } = useRendering()
  const name = textOf(partner.name)
  const image = contentImage(partner.logo)
  // The logo replaces the name; without one the name is written.
  const shown = image ? <Picture image={{ ...image, alt: name }} preset="logo" otherwise={name} /> : name
  return (
    <li className="b-partners__item" {...edit?.(partner)}>
      <StoryLink to={partner.link} className="b-partners__mark" otherwise={<Unlinked>{shown}</Unlinked>}>
        {shown}
      </StoryLink>
      {textOf(partner.text) && <p className="b-partners__text">{textOf(partner.text)}</p>}
    </li>
  )
}

const Unlinked = ({ children }: { readonly children: React.ReactNode }) => (
  <span className="b-partners__mark">{children}</span>
)

export function PartnerGridBlock({ block }: BlockProps) {
  const partners = blocksOf(block.items).filter(({ name }) => textOf(name) !== '')
  if (partners.length === 0) return null
  return (
    <ul className="b-partners">
      {partners.map((partner) => (
        <Partner key={partner._uid ?? textOf(partner.name)} partner={partner} />
      ))}
    </ul>
  )
}
