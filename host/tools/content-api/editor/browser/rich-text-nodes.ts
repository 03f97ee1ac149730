import { Node, type Schema } from '@tiptap/pm/model'
import type { RichNode } from './rich-node'

const keysOf = (attrs: RichNode['attrs']) => Object.keys(attrs ?? {})

/** Whether the schema has a place for all attributes and marks of a node. */
function isKnown(schema: Schema, { type, attrs, marks = [], content = [] }: RichNode): boolean {
  const spec = schema.nodes[type]?.spec.attrs ?? {}
  return (
    type in schema.nodes &&
    keysOf(attrs).every((name) => name in spec) &&
    marks.every((mark) =>
      keysOf(mark.attrs).every((name) => name in (schema.marks[mark.type]?.spec.attrs ?? {})),
    ) &&
    marks.every((mark) => mark.type in schema.marks) &&
    content.every((inner) => isKnown(schema, inner))
  )
}

/** Whether a node can be written as text. Otherwise (a table, a block, a picture) it is edited on its own. */
export function isText(schema: Schema, node: RichNode): boolean {
  if (!isKnown(schema, node) || !schema.nodes[node.type]?.isBlock) return false
  try {
    Node.fromJSON(schema, node).check()
    return true
  } catch {
    return false
  }
}

const ownAttributes = (attrs: object) => {
  const some = Object.entries(attrs).filter(([, value]) => value !== undefined)
  return some.length > 0 && { attrs: Object.fromEntries(some) }
}

/** Rich text in the editor's form and back: what was not touched comes back as the very same node. */
export function richTextIn(schema: Schema) {
  const known = new WeakMap<Node, RichNode>()

  function learn(node: Node, from: RichNode) {
    known.set(node, from)
    // Neighbours with equal marks become one: then their line is known as a whole alone.
    if (from.content?.length === node.childCount)
      for (const [at, inner] of from.content.entries()) learn(node.child(at), inner)
  }

  function richNode(node: Node): RichNode {
    const before = known.get(node)
    if (before) return before
    const content = node.children.map(richNode)
    const marks = node.marks.map((mark) => ({ type: mark.type.name, ...ownAttributes(mark.attrs) }))
    return {
      type: node.type.name,
      ...(node.text !== undefined && { text: node.text }),
      ...(marks.length > 0 && { marks }),
      ...ownAttributes(node.attrs),
      ...(content.length > 0 && { content }),
    }
  }

  return {
    documentOf(nodes: readonly RichNode[]): Node {
      const blocks = nodes.map((from) => {
        const node = Node.fromJSON(schema, from)
        learn(node, from)
        return node
      })
      return schema.topNodeType.create(null, blocks.length > 0 ? blocks : schema.nodes.paragraph?.create())
    },
    /** An empty line alone is no text. */
    nodesOf(document: Node): readonly RichNode[] {
      const nodes = document.children.map(richNode)
      const [only] = nodes
      return nodes.length === 1 && only?.type === 'paragraph' && !only.content ? [] : nodes
    },
  }
}
