import { memoize } from 'shared-lib/rules/memo/memoize'
import type { RichNode } from './rich-node'
import { isText } from './rich-text-nodes'
import { richTextSchema } from './rich-text-schema'

/** A stretch of rich text: nodes that are written together, or one node that is edited on its own. */
export interface RichPart {
  readonly isText: boolean
  /** Place of its first node. */
  readonly from: number
  readonly nodes: readonly RichNode[]
}

/** Whether it is written as text, together with its neighbours. */
export const isWritten = memoize((node: RichNode): boolean => isText(richTextSchema, node))

/** Text and single nodes in turn, so that text can be written before, between and after single nodes. */
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
