import { tagOf } from 'shared-lib/contract/stories/written-tag'
import { type Block, isBlock, isRecord } from '../../../content/source/story'

/**
 * The content with these widgets in the places of those of the same tag, at any depth. A widget in its place keeps its
 * id, so the page around it stays the same.
 */
export function replaceWidgets(content: Block, widgets: readonly Block[]): Block {
  const byTag = new Map(widgets.map((widget) => [tagOf(widget).tag, widget]))
  const replaced = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(replaced)
    if (!isRecord(value)) return value
    const other = isBlock(value) ? byTag.get(tagOf(value).tag) : undefined
    if (other) return { ...other, _uid: value._uid }
    return Object.fromEntries(Object.entries(value).map(([name, member]) => [name, replaced(member)]))
  }
  return replaced(content) as Block
}
