import { textOf } from '../source/story'
import type { BlockProps } from './rendering'

export const __Name__Block = ({ block }: BlockProps) => {
  const text = textOf(block.text)
  return (
    <div>
      <p>
        <strong>{textOf(block.title)}</strong>
      </p>
      {text && <p>{text}</p>}
    </div>
  )
}
