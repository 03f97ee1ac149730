import type { ComponentType } from 'react'
import { keepTogether } from '../../base/text/keep-together'
import { blocksOf, textOf } from '../source/story'
import { AccidentDrawing } from './drawings/accident.drawing'
import type { DrawingName } from './drawings/drawing-names'
import type { DrawingProps } from './drawings/drawing-part'
import { MixedRateDrawing } from './drawings/mixed-rate.drawing'
import { PaperDrawing } from './drawings/paper.drawing'
import { type BlockProps, useRendering } from './rendering'

const drawings: Readonly<Record<DrawingName, ComponentType<DrawingProps>>> = {
  paper: PaperDrawing,
  'mixed-rate': MixedRateDrawing,
  accident: AccidentDrawing,
}

const drawn = (name: string): ComponentType<DrawingProps> | undefined =>
  Object.hasOwn(drawings, name) ? drawings[name as DrawingName] : undefined

/** A drawing with numbered parts, and the same parts in words: name, amount and reason. */
export function DrawingBlock({ block }: BlockProps) {
  const { log, edit } = useRendering()
  const Drawing = drawn(textOf(block.drawing))
  if (!Drawing) {
    log(`drawing: "${textOf(block.drawing)}" is none of ours`)
    return null
  }
  const blocks = blocksOf(block.parts)
  const parts = blocks.map(({ label, value }) => ({
    label: textOf(label),
    value: keepTogether(textOf(value)),
  }))
  return (
    <figure className="b-drawing">
      <figcaption className="b-chart__title">{keepTogether(textOf(block.caption))}</figcaption>
      <Drawing title={textOf(block.title)} parts={parts} />
      <details className="b-drawing__words">
        <summary>Ver em texto</summary>
        <ol>
          {blocks.map((part) => (
            <li key={part._uid ?? textOf(part.label)} {...edit?.(part)}>
              <strong>{textOf(part.label)}</strong>
              {textOf(part.value) && `: ${keepTogether(textOf(part.value))}`}
              {textOf(part.text) && <span>{keepTogether(textOf(part.text))}</span>}
            </li>
          ))}
        </ol>
      </details>
      {textOf(block.note) && <p className="b-chart__note">{keepTogether(textOf(block.note))}</p>}
    </figure>
  )
}
