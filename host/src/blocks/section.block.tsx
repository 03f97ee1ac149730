import { blocksOf, textOf } from '../content/story'
import { type BlockProps, useRendering } from './rendering'

export function SectionBlock({ block }: BlockProps) {
  const { draw } = useRendering()
  const body = draw(blocksOf(block.body))
  const tone = block.tone === 'soft' ? ' b-section--soft' : ''
  const column = block.width === 'column' ? ' b-section__inner--column' : ''
  return (
    <section className={`b-section${tone}`} id={textOf(block.anchor) || undefined}>
      <div className={`b-section__inner${column}`}>
        {textOf(block.title) && <h2 className="b-section__title">{textOf(block.title)}</h2>}
        {textOf(block.lead) && <p className="b-section__lead">{textOf(block.lead)}</p>}
        <div className="b-section__body">{body}</div>
      </div>
    </section>
  )
}
