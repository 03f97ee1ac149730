/** A node of Storyblok's rich text, as its editor keeps it. */
export interface RichNode {
  readonly type: string
  readonly text?: string
  readonly marks?: readonly RichMark[]
  readonly attrs?: Readonly<Record<string, unknown>>
  readonly content?: readonly RichNode[]
}
export interface RichMark {
  readonly type: string
  readonly attrs?: Readonly<Record<string, unknown>>
}

/** Marks that can be written; text with any other is shown and left as it is. */
const signs = { bold: '**', italic: '_', code: '`' } as const
type Sign = keyof typeof signs

const isSign = (type: string): type is Sign => type in signs

const hrefOf = ({ attrs }: RichMark) => String(attrs?.href ?? '')

const isWritable = ({ type, marks = [] }: RichNode) =>
  type === 'hard_break' ||
  (type === 'text' && marks.every((mark) => isSign(mark.type) || mark.type === 'link'))

export const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

const plain = (text: string) => text
const escaped = (text: string) => text.replace(/[\\*_`[\]]/g, '\\$&')

const around = (mark: RichMark, inner: string) =>
  isSign(mark.type)
    ? signs[mark.type] + inner + signs[mark.type]
    : `[${inner}](${hrefOf(mark).replace(/[\\()]/g, '\\$&')})`

/** Neighbours that share their outermost mark stand in one pair of its signs. */
function written(nodes: readonly RichNode[], words: typeof plain): string {
  const [first] = nodes
  if (!first) return ''
  const mark = first.marks?.at(-1)
  const end = nodes.findIndex((node) => !same(node.marks?.at(-1), mark))
  const run = end < 0 ? nodes : nodes.slice(0, end)
  const rest = written(nodes.slice(run.length), words)
  if (mark === undefined)
    return run.map(({ type, text = '' }) => (type === 'hard_break' ? '\n' : words(text))).join('') + rest
  const isCode = mark.type === 'code'
  const inner = run.map((node) => ({ ...node, marks: node.marks?.slice(0, -1) ?? [] }))
  return around(mark, written(inner, isCode ? plain : words)) + rest
}

/**
 * The words of a paragraph, heading or point, with `**bold**`, `_italic_`, `` `code` `` and `[link](/path)`; a sign that
 * is a letter has a `\` before it where it would be taken for a sign.
 */
export function lineOf({ content = [] }: RichNode): string {
  const line = written(content, plain)
  return same(contentOf(line, linksIn(content)), content) ? line : written(content, escaped)
}

/** Can nodes be written as one line of words and come back the same? */
export const isLine = (node: RichNode): boolean => {
  const content = node.content ?? []
  return content.every(isWritable) && same(contentOf(lineOf(node), linksIn(content)), content)
}

/** All links below some nodes: what else the editor keeps of one (its story, its target) goes on with its address. */
export const linksIn = (nodes: readonly RichNode[]): readonly RichMark[] =>
  nodes.flatMap(({ marks = [], content = [] }) => [
    ...marks.filter(({ type }) => type === 'link'),
    ...linksIn(content),
  ])

const newLink = (href: string): RichMark => ({
  type: 'link',
  attrs: {
    href,
    linktype: href.startsWith('/') ? 'story' : 'url',
    uuid: null,
    anchor: null,
    target: '_self',
  },
})

const letters = String.raw`(?:\\.|[^\\])+?`
const pieces = new RegExp(
  [
    String.raw`\\([!-/:-@[-\x60{-~])`,
    String.raw`\*\*(${letters})\*\*`,
    String.raw`(?<![\p{L}\p{N}_])_(?=\S)(${letters})(?<=\S)_(?![\p{L}\p{N}_])`,
    '`([^`]+)`',
    String.raw`\[((?:\\.|[^\]\\])+)\]\(((?:\\.|[^)\\\s])*)\)`,
    '(\n)',
  ].join('|'),
  'gsu',
)

/** Neighbours with the same marks are one piece of text. */
function joined(nodes: readonly RichNode[]): readonly RichNode[] {
  const list: RichNode[] = []
  for (const node of nodes) {
    const last = list.at(-1)
    const goesOn = last?.type === 'text' && node.type === 'text' && same(last.marks, node.marks)
    if (goesOn) list.splice(-1, 1, { ...last, text: `${last.text}${node.text}` })
    else list.push(node)
  }
  return list
}

const text = (words: string): RichNode => ({ type: 'text', text: words })

/** The nodes of a line as it was written; half a sign is plain text. `links`: those known by their address. */
export function contentOf(line: string, links: readonly RichMark[] = []): readonly RichNode[] {
  const marked = (words: string, mark: RichMark) =>
    contentOf(words, links).map((node) => ({ ...node, marks: [...(node.marks ?? []), mark] }))
  const nodes: RichNode[] = []
  let from = 0
  for (const match of line.matchAll(pieces)) {
    const [whole, letter, bold, italic, code, words, address = ''] = match
    if (match.index > from) nodes.push(text(line.slice(from, match.index)))
    from = match.index + whole.length
    const href = address.replace(/\\(.)/g, '$1')
    if (letter) nodes.push(text(letter))
    else if (bold) nodes.push(...marked(bold, { type: 'bold' }))
    else if (italic) nodes.push(...marked(italic, { type: 'italic' }))
    else if (code) nodes.push({ ...text(code), marks: [{ type: 'code' }] })
    else if (words) nodes.push(...marked(words, links.find((link) => hrefOf(link) === href) ?? newLink(href)))
    else nodes.push({ type: 'hard_break' })
  }
  if (from < line.length) nodes.push(text(line.slice(from)))
  return joined(nodes)
}
