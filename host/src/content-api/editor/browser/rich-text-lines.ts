/** A node of Storyblok's rich text, as its editor keeps it. */
export interface RichNode {
  readonly type: string
  readonly text?: string
  readonly marks?: readonly RichMark[]
  readonly attrs?: Readonly<Record<string, unknown>>
  readonly content?: readonly RichNode[]
}
interface RichMark {
  readonly type: string
  readonly attrs?: Readonly<Record<string, unknown>>
}

/** Marks that can be written; text with any other is shown and left as it is. */
const signs = { bold: '**', italic: '_', code: '`' } as const
type Sign = keyof typeof signs

const isSign = (type: string): type is Sign => type in signs

const hrefOf = ({ attrs }: RichMark) => String(attrs?.href ?? '')

function wordsOf({ type, text = '', marks = [] }: RichNode): string {
  if (type === 'hard_break') return '\n'
  return marks.reduce(
    (inner, mark) =>
      isSign(mark.type) ? signs[mark.type] + inner + signs[mark.type] : `[${inner}](${hrefOf(mark)})`,
    text,
  )
}

const isWritable = ({ type, marks = [] }: RichNode) =>
  type === 'hard_break' ||
  (type === 'text' && marks.every((mark) => isSign(mark.type) || mark.type === 'link'))

/** The words of a paragraph or heading, with `**bold**`, `_italic_`, `` `code` `` and `[link](/path)`. */
export const lineOf = ({ content = [] }: RichNode): string => content.map(wordsOf).join('')

/** Can a node be written as one line of words and come back the same? */
export const isLine = (node: RichNode): boolean =>
  (node.type === 'paragraph' || node.type === 'heading') &&
  (node.content ?? []).every(isWritable) &&
  JSON.stringify(contentOf(lineOf(node), node)) === JSON.stringify(node.content ?? [])

const pieces = /\*\*(.+?)\*\*|\b_(.+?)_\b|`(.+?)`|\[([^\]]+)\]\(([^)\s]*)\)|\n/gs

/** What else the editor keeps of a link (its story, its target) goes on with its address. */
function linkMark(href: string, before: RichNode): RichMark {
  const known = (before.content ?? []).flatMap(({ marks = [] }) => marks)
  return (
    known.find((mark) => mark.type === 'link' && hrefOf(mark) === href) ?? {
      type: 'link',
      attrs: {
        href,
        linktype: href.startsWith('/') ? 'story' : 'url',
        uuid: null,
        anchor: null,
        target: '_self',
      },
    }
  )
}

function marked(words: string, mark: RichMark, before: RichNode): readonly RichNode[] {
  return contentOf(words, before).map((node) => ({ ...node, marks: [...(node.marks ?? []), mark] }))
}

/** The nodes of a line as it was written; half a sign is plain text. */
export function contentOf(line: string, before: RichNode): readonly RichNode[] {
  const nodes: RichNode[] = []
  let from = 0
  const plain = (to: number) => to > from && nodes.push({ type: 'text', text: line.slice(from, to) })
  for (const match of line.matchAll(pieces)) {
    const [whole, bold, italic, code, words, href] = match
    plain(match.index)
    from = match.index + whole.length
    if (bold) nodes.push(...marked(bold, { type: 'bold' }, before))
    else if (italic) nodes.push(...marked(italic, { type: 'italic' }, before))
    else if (code) nodes.push({ type: 'text', text: code, marks: [{ type: 'code' }] })
    else if (words) nodes.push(...marked(words, linkMark(href ?? '', before), before))
    else nodes.push({ type: 'hard_break' })
  }
  plain(line.length)
  return nodes
}

export const withLine = (node: RichNode, line: string): RichNode => ({
  ...node,
  content: contentOf(line, node),
})

export const emptyParagraph: RichNode = { type: 'paragraph', content: [] }
export const emptyDocument: RichNode = { type: 'doc', content: [emptyParagraph] }
