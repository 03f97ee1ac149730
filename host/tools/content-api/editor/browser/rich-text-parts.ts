import { memoize } from 'shared-lib/memo/memoize'
import type { RichNode } from './rich-node'
import { isText } from './rich-text-nodes'
import { richTextSchema } from './rich-text-schema'

/** A stretch of rich text: what is written together, or one node that stands by itself. */
export interface RichPart {
  readonly isText: boolean
  /** Place of its first node. */
  readonly from: number
  readonly nodes: readonly RichNode[]
}

/** Is it written as text, with what stands beside it? */
export const isWritten = memoize((node: RichNode): boolean => isText(richTextSchema, node))

/** Text and what stands by itself in turn, so that there is a place to write before, between and after: text, table, text, block, text. */
export function partsOf(nodes: readonly RichNode[]): readonly RichPart[] {
  const parts: RichPart[] = []
  let from = 0
  const text = (to: number) => parts.push({ isText: true, from, nodes: nodes.slice(from, to) })
  nodes.forEach((node, at) => {
    if (isWritten(node)) return
    text(at)
    parts.push({ isText: false, from: at, nodes: [node] })
    from = at + 1
  })
  text(nodes.length)
  return parts
}
