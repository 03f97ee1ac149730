import { type Fields, recordsOf } from './fields'

/** Deeper than any text is nested: a hostile one would exhaust the stack. */
export const deepestNode = 24

/** The letters of a rich text's node, without marks. */
export const plainText = (node: Fields, depth = 0): string => {
  if (typeof node.text === 'string') return node.text
  if (/^hard_?break$/i.test(String(node.type))) return '\n'
  if (depth > deepestNode) return ''
  return recordsOf(node.content)
    .map((child) => plainText(child, depth + 1))
    .join('')
}
