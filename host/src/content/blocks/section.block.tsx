import { blocksOf, textOf } from '../source/story'
import { Fold } from './fold'
import { type BlockProps, useRendering } from './rendering'

export function SectionBlock({ block }: BlockProps) {
  const { draw, addHeading } = useRendering()
  const title = textOf(block.title)
  const anchor = textOf(block.anchor)
  const id = title ? addHeading(title, 2, anchor) : anchor || undefined
  const tone = block.tone === 'soft' ? ' b-section--soft' : ''
  const column = block.width === 'column' ? ' b-section__inner--column' : ''
  const inside = (
    <>
      {textOf(block.lead) && <p className="b-section__lead">{textOf(block.lead)}</p>}
      <div className="b-section__body">{draw(blocksOf(block.body))}</div>
    </>
  )
  if (block.folded === true && title && id)
    return (
      <section className={`b-section b-section--folded${tone}`}>
        <div className={`b-section__inner${column}`}>
          <Fold title={title} id={id}>
            {inside}
          </Fold>
        </div>
      </section>
    )
  return (
    <section className={`b-section${tone}`} id={id}>
      <div className={`b-section__inner${column}`}>
        {title && <h2 className="b-section__title">{title}</h2>}
        {inside}
      </div>
    </section>
  )
}
