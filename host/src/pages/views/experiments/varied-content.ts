import type { Block } from '../../../content/source/story'
import type { Variation } from './experiment'

/**
 * Content of a page's other version. It stays itself, address and place in indexes, whatever is shown in it.
 * @param other content of the variation's story, undefined for one that has none or whose story is gone
 */
export function variedContent(page: Block, other: Block | undefined, { change }: Variation): Block {
  const content = other ? { ...other, no_index: page.no_index } : page
  return change ? change(content) : content
}
