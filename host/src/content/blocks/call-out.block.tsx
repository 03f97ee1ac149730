import { textOf } from '../source/story'
import type { BlockProps } from './rendering'
import { RichText } from './rich-text'
import { StoryLink } from './story-link'

const tones = new Set(['info', 'good', 'warn', 'brand'])

export function CallOutBlock({ block }: BlockProps) {
  const tone = tones.has(textOf(block.tone)) ? textOf(block.tone) : 'info'
  return (
    <aside className={`b-call b-call--${tone}`}>
      <div className="b-call__words">
        {textOf(block.title) && <p className="b-call__title">{textOf(block.title)}</p>}
        {block.body !== undefined && <RichText value={block.body} />}
      </div>
      <StoryLink to={block.link} className="b-button">
        {textOf(block.action)}
      </StoryLink>
    </aside>
  )
}
