import { knownLink } from '../source/known-links'
import { blocksOf, textOf } from '../source/story'
import { type BlockProps, useRendering } from './rendering'

/**
 * The first answer of a simulation, asked on a page of words: a plain form whose choice goes with the visitor. It is
 * not drawn while its target has no answer.
 */
export function StartFormBlock({ block }: BlockProps) {
  const { routes, draw } = useRendering()
  const link = knownLink(block.link, routes)
  if (!link) return null
  return (
    <form className="b-call b-call--info" method="get" action={link.href}>
      <div className="b-call__words">
        <p className="b-call__title">{textOf(block.title)}</p>
        {draw(blocksOf(block.body))}
      </div>
      <button type="submit" className="b-button">
        {textOf(block.action)}
      </button>
    </form>
  )
}
