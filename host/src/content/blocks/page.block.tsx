import { blocksOf } from '../source/story'
import { type BlockProps, useRendering } from './rendering'

export function PageBlock({ block }: BlockProps) {
  const { draw } = useRendering()
  return <div className="b-page">{draw(blocksOf(block.body))}</div>
}
