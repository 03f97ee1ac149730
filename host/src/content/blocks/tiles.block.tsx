import { knownLink } from '../source/known-links'
import { blocksOf, textOf } from '../source/story'
import { Drawn, drawingNamed } from './icons'
import { type BlockProps, useRendering } from './rendering'
import { StoryLink } from './story-link'

/** Link tiles; a tile of an undeclared page is not shown, so a vertical appears when it is deployed. */
export function TilesBlock({ block }: BlockProps) {
  const { routes, edit } = useRendering()
  const tiles = blocksOf(block.items).filter((tile) => knownLink(tile.link, routes))
  if (tiles.length === 0) return null
  return (
    <ul className="b-tiles">
      {tiles.map((tile) => {
        const icon = drawingNamed(tile.icon)
        return (
          <li className="b-tiles__item" key={tile._uid ?? textOf(tile.title)} {...edit?.(tile)}>
            <StoryLink to={tile.link} className="b-tile">
              {icon && <Drawn name={icon} size={26} className="b-tile__icon" />}
              <span className="b-tile__words">
                <span className="b-tile__title">{textOf(tile.title)}</span>
                {textOf(tile.text) && <span className="b-tile__text">{textOf(tile.text)}</span>}
              </span>
            </StoryLink>
          </li>
        )
      })}
    </ul>
  )
}
