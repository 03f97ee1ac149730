import { blocksOf, textOf } from '../source/story'
import { Drawn, drawingNamed } from './icons'
import { type BlockProps, useRendering } from './rendering'

/** Numbered steps, in order. */
export function StepsBlock({ block }: BlockProps) {
  const { edit } = useRendering()
  return (
    <ol className="b-steps">
      {blocksOf(block.items).map((step) => {
        const icon = drawingNamed(step.icon)
        return (
          <li className="b-steps__step" key={step._uid ?? textOf(step.title)} {...edit?.(step)}>
            {icon && <Drawn name={icon} className="b-steps__icon" size={26} />}
            <h3 className="b-steps__title">{textOf(step.title)}</h3>
            {textOf(step.text) && <p className="b-steps__text">{textOf(step.text)}</p>}
          </li>
        )
      })}
    </ol>
  )
}

/** Arguments side by side, without an order. */
export function PointsBlock({ block }: BlockProps) {
  const { edit } = useRendering()
  return (
    <ul className="b-points">
      {blocksOf(block.items).map((point) => {
        const icon = drawingNamed(point.icon)
        return (
          <li className="b-points__point" key={point._uid ?? textOf(point.title)} {...edit?.(point)}>
            {icon && <Drawn name={icon} className="b-points__icon" size={24} />}
            <div>
              <h3 className="b-points__title">{textOf(point.title)}</h3>
              {textOf(point.text) && <p className="b-points__text">{textOf(point.text)}</p>}
            </div>
          </li>
        )
      })}
    </ul>
  )
}
