import { plainText } from 'shared-lib/contract/stories/plain-text'
import { isTag } from 'shared-lib/contract/stories/written-tag'
import { type Block, type Fields, isRecord, recordsOf } from '../source/story'

/** Content below one heading of level 2. */
interface ArticlePart {
  /** Undefined for the part before the first heading. */
  readonly title: string | undefined
  readonly blocks: readonly Block[]
  /** Calculators and offers: they stay in sight when the words are folded. */
  readonly tools: readonly Block[]
}

export const isTool = ({ component }: Block): boolean => component === 'widget' || isTag(component)

const isTitle = (node: Fields) =>
  node.type === 'heading' && isRecord(node.attrs) && Number(node.attrs.level ?? 2) === 2

/** A rich text in pieces, each beginning with a heading of level 2 but perhaps the first. */
function piecesOf(block: Block): readonly { readonly title?: string; readonly block?: Block }[] {
  if (block.component !== 'rich-text' || !isRecord(block.body)) return [{ block }]
  const pieces: { title?: string; nodes: Fields[] }[] = [{ nodes: [] }]
  for (const node of recordsOf(block.body.content)) {
    const title = isTitle(node) ? plainText(node).replace(/\s+/g, ' ').trim() : ''
    if (title === '') pieces.at(-1)?.nodes.push(node)
    else pieces.push({ title, nodes: [] })
  }
  return pieces
    .filter(({ title, nodes }) => title !== undefined || nodes.length > 0)
    .map(({ title, nodes }) => ({
      ...(title !== undefined && { title }),
      ...(nodes.length > 0 && { block: { ...block, body: { type: 'doc', content: nodes } } }),
    }))
}

/** The blocks of an article by its headings of level 2, in reading order; calculators apart from the words around them. */
export function articleParts(blocks: readonly Block[]): readonly ArticlePart[] {
  const parts: { title: string | undefined; blocks: Block[]; tools: Block[] }[] = [
    { title: undefined, blocks: [], tools: [] },
  ]
  for (const { title, block } of blocks.flatMap(piecesOf)) {
    if (title !== undefined) parts.push({ title, blocks: [], tools: [] })
    const part = parts.at(-1)
    if (part && block) (isTool(block) ? part.tools : part.blocks).push(block)
  }
  return parts.filter((part) => part.blocks.length > 0 || part.tools.length > 0)
}
