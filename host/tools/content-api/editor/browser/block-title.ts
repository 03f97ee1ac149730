import { beginningOf, shortened } from './rich-text-words'
import type { BlockType, Content } from './space'

/** Distinguishes one block of a kind from the others in a list: its title, or how its text begins. */
export const titleOf = (block: Content) =>
  [
    block.title,
    block.question,
    block.name,
    block.tag,
    block.caption,
    typeof block.text === 'string' ? shortened(block.text) : beginningOf(block.text),
    beginningOf(block.body),
  ].find((text): text is string => typeof text === 'string' && text.trim() !== '')

export const kindOf = ({ component }: Content, blocks: ReadonlyMap<string, BlockType>) =>
  blocks.get(component)?.display_name ?? component
