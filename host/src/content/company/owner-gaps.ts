import { type Fields, isRecord, recordsOf, textOf } from '../source/story'

/** Whether a word of a text has no value, so that the text that needs it is not drawn. */
export type IsGap = (word: string) => boolean

export const wordPattern = /\{((?:empresa|prazo)\.[\w-]+)\}/g

const hasGap = (text: string, isGap: IsGap): boolean =>
  text.includes('{') && [...text.matchAll(wordPattern)].some(([, word = '']) => isGap(word))

/** Ends of sentences, and the points between the parts of a line. */
const ends = /[.!?]+\s+(?=[\p{Lu}\p{N}«“"{])|\s+·\s+/gu

/** Texts of one paragraph without the sentences that hold a gap, which may go over several of them. */
export function withoutGaps(texts: readonly string[], isGap: IsGap): readonly string[] {
  const whole = texts.join('')
  if (!hasGap(whole, isGap)) return texts
  const starts = [
    0,
    ...[...whole.matchAll(ends)].map(({ index, 0: { length } }) => index + length),
    whole.length,
  ]
  const kept = starts
    .slice(0, -1)
    .map((from, at) => [from, starts[at + 1] ?? from] as const)
    .filter(([from, to]) => !hasGap(whole.slice(from, to), isGap))
  let begun = 0
  return texts.map((text) => {
    const from = begun
    begun += text.length
    const parts = kept.map(([start, end]) => whole.slice(Math.max(start, from), Math.min(end, begun)))
    return parts.join('').replace(/\s+·\s+$/, '')
  })
}

const inline = (node: Fields) => (node.type === 'text' ? String(node.text ?? '') : '\n')

/** A paragraph of rich text without those sentences; the very same one where it has none. */
export function paragraphWithoutGaps<Node extends object>(node: Node, isGap: IsGap): Node {
  const { content } = node as Fields
  const nodes = recordsOf(content)
  if (!nodes.some(({ type }) => type === 'text')) return node
  const before = nodes.map(inline)
  const after = withoutGaps(before, isGap)
  if (after === before) return node
  const kept = nodes.flatMap((one, at) => {
    if (after[at] === '') return []
    return one.type === 'text' ? [{ ...one, text: after[at] }] : [one]
  })
  return { ...node, content: kept }
}

const holders = new Set(['paragraph', 'heading', 'list_item', 'bullet_list', 'ordered_list', 'blockquote'])

/** Whether nothing is left to draw of a part of a story, now that its gaps are gone. */
export function isEmptied(before: unknown, after: unknown, isGap: IsGap): boolean {
  if (!isRecord(before) || !isRecord(after)) return false
  if (before.component === '_table_row')
    return recordsOf(before.body).some(({ value }) => hasGap(textOf(value), isGap))
  const [had, has] = [recordsOf(before.content), recordsOf(after.content)]
  return holders.has(textOf(before.type)) && had.length > 0 && has.length === 0
}
